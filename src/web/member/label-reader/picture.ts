import type { Strip } from '#domain/label/text-line.ts'
import type { Pixels } from './reading/pixels.ts'

/** A photo from a phone has fewer bytes; a larger file is not one. */
const MOST_BYTES = 40_000_000
/** At this size, the text of a label that fills the picture is 20 to 40 px high, which is all that the reader uses. */
const LONGEST_SIDE = 1600

/** A picture that has been decoded, turned upright and scaled down. */
export type LabelPicture = { readonly canvas: HTMLCanvasElement; readonly pixels: Pixels }

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('The browser has no canvas.')
  return context
}

/** Decodes a picture on the device; null if it is not a picture, or too large to be a photo of a label. */
export async function labelPicture(file: Blob): Promise<LabelPicture | null> {
  if (file.size > MOST_BYTES) return null
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = contextOf(canvas)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { canvas, pixels: { data, width: canvas.width, height: canvas.height } }
}

/** Height of a crop on the screen, in pixels of a screen of twice the density. */
const CROP_HEIGHT = 56
const CROP_MOST_WIDTH = 800
/** Margin above and below the line in a crop, as a share of the line's height. */
const CROP_MARGIN = 0.25

/** A data URL of a picture of one line, turned level. */
export function cropOf({ canvas }: LabelPicture, { start, end, height, sag }: Strip): string {
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const shown = height * (1 + 2 * CROP_MARGIN) + Math.abs(sag)
  const scale = Math.min(CROP_HEIGHT / shown, CROP_MOST_WIDTH / (length + shown))
  const crop = document.createElement('canvas')
  crop.width = Math.max(1, Math.round((length + shown) * scale))
  crop.height = Math.max(1, Math.round(shown * scale))
  const context = contextOf(crop)
  context.scale(scale, scale)
  context.translate(shown / 2, (shown - sag) / 2)
  context.rotate(-Math.atan2(end.y - start.y, end.x - start.x))
  context.translate(-start.x, -start.y)
  context.drawImage(canvas, 0, 0)
  return crop.toDataURL('image/jpeg', 0.85)
}
