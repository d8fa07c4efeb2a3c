import { prepareZXingModule, type ReaderOptions, readBarcodes, type ZXingModuleOverrides } from 'zxing-wasm/reader'
import type { ReadOnce } from './read-still.ts'

/** Only the usual formats of packs. UPC-E numbers are so short that a misreading is too often a valid one. */
const options: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 4,
}

/** Creates a barcode reader. `overrides` say where its WebAssembly is; without them a third party would be asked. */
export function createZxingReader(overrides: ZXingModuleOverrides): ReadOnce {
  prepareZXingModule({ overrides })
  return async ({ width, height, data }) => {
    const found = await readBarcodes({ width, height, data, colorSpace: 'srgb' } as ImageData, options)
    return found.filter(({ isValid }) => isValid).map(({ text }) => text)
  }
}

/** Waits for the WebAssembly of the reader. @throws if it could not be loaded; this thread does not try again */
export async function zxingLoaded(): Promise<void> {
  await prepareZXingModule({ fireImmediately: true })
}
