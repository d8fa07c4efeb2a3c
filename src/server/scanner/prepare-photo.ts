import { photoLimits } from '#domain/diary/photo-limits.ts'
import { Problem } from '#domain/problem.ts'
import { photoKind } from './photo-kind.ts'

/** Photos with more pixels are not decoded: a file of 1 MB can contain hundreds of millions. */
export const MOST_PIXELS = 24_000_000
const TIMEOUT_SECONDS = 5

/** Loads the library at the first photo: it is 20 MB, and most installations never need it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // One core per photo, and nothing of it cached.
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  return sharp
}
let loaded: ReturnType<typeof loadSharp> | null = null

const isTooLarge = (error: unknown): boolean => error instanceof Error && error.message.includes('pixel limit')

/**
 * A new copy of a photo: upright, at most 1,024 pixels wide and high, a JPEG without any metadata. Only this copy is
 * sent on.
 * @throws Problem PHOTO_UNREADABLE, PHOTO_TOO_LARGE
 */
export async function preparePhoto(bytes: Uint8Array): Promise<Uint8Array> {
  if (photoKind(bytes) === null) throw new Problem('PHOTO_UNREADABLE')
  loaded ??= loadSharp()
  const sharp = await loaded
  try {
    return await sharp(bytes, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'error',
      sequentialRead: true,
      // Only the first frame of an animation.
      pages: 1,
    })
      .autoOrient()
      .resize(photoLimits.edge, photoLimits.edge, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer()
  } catch (error) {
    throw new Problem(isTooLarge(error) ? 'PHOTO_TOO_LARGE' : 'PHOTO_UNREADABLE')
  }
}
