import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readGtin } from '#domain/product/gtin.ts'
import type { BarcodeSample } from '#web/member/barcode/reading/barcode-set.fixture.ts'
import { type BarcodeEngine, readStill } from '#web/member/barcode/reading/read-still.ts'
import { createZxingReader } from '#web/member/barcode/reading/zxing-reader.ts'

/** The product's barcode reader, loaded from the package instead of from our own origin. */
export function readerFromPackage(): BarcodeEngine {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  return createZxingReader({ wasmBinary: new Uint8Array(readFileSync(file)).buffer })
}

export type ReadCounts = {
  readonly read: number
  /** Names of the barcodes that were read as another number. */
  readonly wrong: readonly string[]
  readonly unread: readonly string[]
}

function gtinOf(digits: string): string | null {
  const read = readGtin(digits)
  return read.kind === 'gtin' ? read.gtin : null
}

/** How many barcodes are read correctly, incorrectly and not at all. */
export async function readAll(samples: readonly BarcodeSample[], engine: BarcodeEngine): Promise<ReadCounts> {
  const wrong: string[] = []
  const unread: string[] = []
  for (const { name, digits, image } of samples) {
    const reading = await readStill(image(), engine)
    if (reading.kind !== 'read') unread.push(name)
    else if (reading.gtin !== gtinOf(digits)) wrong.push(name)
  }
  return { read: samples.length - wrong.length - unread.length, wrong, unread }
}
