import { photoLimits } from '#domain/diary/photo-limits.ts'
import { isHeic } from '#web/device/heic.ts'
import { pictureSize } from './picture-size.ts'

export type ShrunkPhoto =
  | { readonly kind: 'ready'; readonly jpeg: Blob }
  | { readonly kind: 'too large' }
  | { readonly kind: 'unreadable' }
  /** A photo of a phone in a format that this browser cannot open. */
  | { readonly kind: 'heic' }

const QUALITY = 0.82
/** Enough to reach the size, which follows metadata with at most a few preview pictures. */
const HEAD_BYTES = 512 * 1024

const decoded = async (file: Blob): Promise<ImageBitmap | null> => {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

/** Scales down by halves at most, because one large step would leave single stray pixels. */
function drawn(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  let source: ImageBitmap | HTMLCanvasElement = picture
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  for (;;) {
    const isLast = source.width <= 2 * width
    const canvas = document.createElement('canvas')
    canvas.width = isLast ? width : Math.ceil(source.width / 2)
    canvas.height = isLast ? height : Math.ceil(source.height / 2)
    const context = canvas.getContext('2d')
    // Transparent parts of a PNG would be black in a JPEG.
    if (context !== null) {
      context.fillStyle = '#fff'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.imageSmoothingQuality = 'high'
      context.drawImage(source, 0, 0, canvas.width, canvas.height)
    }
    if (isLast) return canvas
    source = canvas
  }
}

/**
 * The photo to send: upright, at most 1,024 pixels on its longer side, and redrawn, which removes all its metadata. A
 * file that claims more pixels than a device can hold is refused before it is decoded.
 */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto> {
  if (file.size > photoLimits.fileBytes) return { kind: 'too large' }
  const claimed = pictureSize(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (claimed !== null && claimed.width * claimed.height > photoLimits.filePixels) return { kind: 'too large' }
  const picture = await decoded(file)
  if (picture === null || picture.width * picture.height === 0) {
    return { kind: (await isHeic(file)) ? 'heic' : 'unreadable' }
  }
  const scale = Math.min(1, photoLimits.edge / Math.max(picture.width, picture.height))
  const canvas = drawn(picture, scale)
  picture.close()
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return jpeg === null ? { kind: 'unreadable' } : { kind: 'ready', jpeg }
}
