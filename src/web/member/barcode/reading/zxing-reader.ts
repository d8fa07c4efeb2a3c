import { prepareZXingModule, type ReaderOptions, readBarcodes, type ZXingModuleOverrides } from 'zxing-wasm/reader'
import type { RgbaImage } from './gray-image.ts'
import type { BarcodeEngine } from './read-still.ts'

const options: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 4,
}

/**
 * The short form on small packs. It is looked for by itself: beside the others it hides a bent EAN-13, of which a part
 * looks like it. It comes back as the 13 digits that it stands for.
 */
const shortOptions: ReaderOptions = { ...options, formats: ['UPCE'] }

/** Codes that are not the number of a food, as people photograph them: cartons, parcels, links. */
const otherOptions: ReaderOptions = {
  ...options,
  formats: ['ITF', 'Code128', 'Code39', 'QRCode', 'DataMatrix', 'PDF417', 'Aztec'],
}

/** Creates a barcode reader. `overrides` say where its WebAssembly is; without them a third party would be asked. */
export function createZxingReader(overrides: ZXingModuleOverrides): BarcodeEngine {
  prepareZXingModule({ overrides })
  const read = async ({ width, height, data }: RgbaImage, wanted: ReaderOptions) => {
    const found = await readBarcodes({ width, height, data, colorSpace: 'srgb' } as ImageData, wanted)
    return found.filter(({ isValid }) => isValid).map(({ text }) => text)
  }
  return {
    readOnce: async (image) => {
      const texts = await read(image, options)
      return texts.length > 0 ? texts : read(image, shortOptions)
    },
    hasOtherCode: async (image) => (await read(image, otherOptions)).length > 0,
  }
}

/** Waits for the WebAssembly of the reader. @throws if it could not be loaded; this thread does not try again */
export async function zxingLoaded(): Promise<void> {
  await prepareZXingModule({ fireImmediately: true })
}
