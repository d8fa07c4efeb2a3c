import type { BarcodeReading } from './barcode-votes.ts'

/** What the worker is asked: to read a picture by every means, or to look at one frame of a film once. */
export type BarcodeRequest =
  | { readonly id: number; readonly kind: 'still'; readonly picture: Blob }
  | { readonly id: number; readonly kind: 'frame'; readonly frame: ImageBitmap }

/** What it answers: what a picture holds, or which numbers it saw in a frame. */
export type BarcodeReply =
  | { readonly id: number; readonly kind: 'still'; readonly reading: BarcodeReading }
  | { readonly id: number; readonly kind: 'frame'; readonly texts: readonly string[] }
  /** It is no picture, it is too large for this device, or the reader could not be loaded. */
  | { readonly id: number; readonly kind: 'failed' }
