import '#web/device/older-browsers.ts'
import readerAddress from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { BarcodeReply, BarcodeRequest } from '#web/member/barcode/reading/barcode-messages.ts'
import { evened, grayOf, type RgbaImage, rgbaOf } from '#web/member/barcode/reading/gray-image.ts'
import { readStill } from '#web/member/barcode/reading/read-still.ts'
import { createZxingReader, zxingLoaded } from '#web/member/barcode/reading/zxing-reader.ts'

declare const self: DedicatedWorkerGlobalScope

/** Pixels of the longer side: bars of a pack that fills a third of the picture are two pixels wide or more. */
const LONGEST_SIDE = 1600

const engine = createZxingReader({ locateFile: () => readerAddress })

/** The pixels of a picture, scaled down if it is larger than necessary. */
function pixelsOf(bitmap: ImageBitmap): RgbaImage {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('This browser has no canvas.')
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return context.getImageData(0, 0, width, height)
}

/** Reads a frame as it is and, if nothing is found, again with its light evened out. */
async function textsIn(frame: ImageBitmap): Promise<readonly string[]> {
  const image = pixelsOf(frame)
  const texts = await engine.readOnce(image)
  return texts.length > 0 ? texts : engine.readOnce(rgbaOf(evened(grayOf(image))))
}

async function replyTo(request: BarcodeRequest): Promise<BarcodeReply> {
  const { id } = request
  try {
    await zxingLoaded()
  } catch {
    return { id, kind: 'failed', why: 'not loaded' }
  }
  try {
    if (request.kind === 'frame') return { id, kind: 'frame', texts: await textsIn(request.frame) }
    const bitmap = await createImageBitmap(request.picture, { imageOrientation: 'from-image' })
    return { id, kind: 'still', reading: await readStill(pixelsOf(bitmap), engine) }
  } catch {
    return { id, kind: 'failed', why: 'not read' }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<BarcodeRequest>) => {
  void replyTo(data).then((reply) => self.postMessage(reply))
})
