import { prepareZXingModule, type ReaderOptions, readBarcodes, type ZXingModuleOverrides } from 'zxing-wasm/reader'
import type { ReadOnce } from './read-still.ts'

/** Numbers of packs only: UPC-E shortens a number so much that a misreading is too easily one. */
const options: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 4,
}

/** A reader of barcodes. `overrides` say where its WebAssembly is: without them it would be fetched from others. */
export function createZxingReader(overrides: ZXingModuleOverrides): ReadOnce {
  prepareZXingModule({ overrides })
  return async ({ width, height, data }) => {
    const found = await readBarcodes({ width, height, data, colorSpace: 'srgb' } as ImageData, options)
    return found.filter(({ isValid }) => isValid).map(({ text }) => text)
  }
}

/** Waits for the WebAssembly of the reader. @throws where it could not be loaded: this thread does not try it again */
export async function zxingLoaded(): Promise<void> {
  await prepareZXingModule({ fireImmediately: true })
}
