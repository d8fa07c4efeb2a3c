import type { BarcodeReading } from './barcode-votes.ts'

/** A request to the worker: read a picture by every means, or read one frame of a video once. */
export type BarcodeRequest =
  | { readonly id: number; readonly kind: 'still'; readonly picture: Blob }
  | { readonly id: number; readonly kind: 'frame'; readonly frame: ImageBitmap }

/** The reader could not be loaded; or the file is not a picture, or is too large for this device. */
export type BarcodeFailure = { readonly kind: 'failed'; readonly why: 'not loaded' | 'not read' }

/** The worker's reply: the reading of a picture, or the numbers in a frame. */
export type BarcodeReply =
  | { readonly id: number; readonly kind: 'still'; readonly reading: BarcodeReading }
  | { readonly id: number; readonly kind: 'frame'; readonly texts: readonly string[] }
  | ({ readonly id: number } & BarcodeFailure)
