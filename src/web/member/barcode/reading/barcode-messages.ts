import type { BarcodeReading } from './barcode-votes.ts'

/** What the worker is asked: to read a picture by every means, or to look at one frame of a film once. */
export type BarcodeRequest =
  | { readonly id: number; readonly kind: 'still'; readonly picture: Blob }
  | { readonly id: number; readonly kind: 'frame'; readonly frame: ImageBitmap }

/** The reader could not be loaded; or it is no picture, or one that is too large for this device. */
export type BarcodeFailure = { readonly kind: 'failed'; readonly why: 'not loaded' | 'not read' }

/** What it answers: what a picture holds, or which numbers it saw in a frame. */
export type BarcodeReply =
  | { readonly id: number; readonly kind: 'still'; readonly reading: BarcodeReading }
  | { readonly id: number; readonly kind: 'frame'; readonly texts: readonly string[] }
  | ({ readonly id: number } & BarcodeFailure)
