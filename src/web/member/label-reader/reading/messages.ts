import type { LabelReading } from '#domain/label/label-reading.ts'
import type { Pixels } from './pixels.ts'
import type { ReadingProgress } from './read-picture.ts'
import type { Trouble } from './trouble.ts'

/** What the worker is asked: to read one picture. */
export type Order = { readonly picture: Pixels }

/** What the worker says on the way and at the end. */
export type Report =
  | { readonly kind: 'loading'; readonly loadedBytes: number; readonly totalBytes: number }
  | { readonly kind: 'reading'; readonly progress: ReadingProgress }
  | { readonly kind: 'read'; readonly reading: LabelReading; readonly trouble: Trouble | null }
  | { readonly kind: 'failed'; readonly why: 'not loaded' | 'not read' }
