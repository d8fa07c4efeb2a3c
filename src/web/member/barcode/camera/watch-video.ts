import type { Gtin } from '#domain/product/gtin.ts'
import type { BarcodeReader } from '#web/member/barcode/barcode-reader.ts'
import type { BarcodeFailure } from '#web/member/barcode/reading/barcode-messages.ts'
import { createVotes } from '#web/member/barcode/reading/barcode-votes.ts'

/** Pause between two frames, so that a phone stays cool, ms. */
const PAUSE_MS = 60
/** After this many unreadable frames in a row, the next one will not be readable either. */
const MOST_UNREAD = 10

/** Why no frame can be read: the camera was refused, is in use or does not exist; or the reader fails. */
export type CameraFailure = BarcodeFailure['why'] | 'no camera'

/** Reads frame after frame until two of them show the same number; null once that is no longer wanted. */
export async function watch(
  video: HTMLVideoElement,
  reader: Pick<BarcodeReader, 'readFrame'>,
  isWanted: () => boolean,
): Promise<{ readonly kind: 'read'; readonly gtin: Gtin } | BarcodeFailure | null> {
  const votes = createVotes()
  let unread = 0
  while (isWanted()) {
    if (video.readyState >= video.HAVE_CURRENT_DATA) {
      const seen = await reader.readFrame(await createImageBitmap(video))
      if ('kind' in seen) {
        unread++
        if (seen.why === 'not loaded' || unread === MOST_UNREAD) return seen
      } else {
        unread = 0
        votes.count(seen)
        const result = votes.result()
        if (result.kind === 'read') return result
      }
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return null
}
