import type { LabelReading } from '#domain/label/label-reading.ts'
import type { Pixels } from './pixels.ts'
import type { ReadingProgress } from './read-picture.ts'
import type { Trouble } from './trouble.ts'

/** A request to the worker to read one picture. */
export type Order = {
  readonly picture: Pixels
  /** Whether to read text that is too small to be read well. Otherwise the worker says so before it reads. */
  readonly evenSmall: boolean
}

/** The worker's reports while it reads and at the end. */
export type Report =
  | { readonly kind: 'loading'; readonly loadedBytes: number; readonly totalBytes: number }
  | { readonly kind: 'reading'; readonly progress: ReadingProgress }
  | {
      readonly kind: 'read'
      readonly reading: LabelReading
      readonly trouble: Trouble | null
      /** All lines of text of the picture, from top to bottom. */
      readonly texts: readonly string[]
    }
  | { readonly kind: 'small' }
  | { readonly kind: 'failed'; readonly why: 'not loaded' | 'not read' }
