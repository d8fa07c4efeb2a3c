import { confirmReading, linesToConfirm } from '#domain/label/confirm-reading.ts'
import type { LabelReading } from '#domain/label/label-reading.ts'
import { readLabel } from '#domain/label/read-label.ts'
import type { Strip, TextLine } from '#domain/label/text-line.ts'
import { findText } from './find-text.ts'
import type { Model, Pixels } from './pixels.ts'
import { type Alphabet, firstLook, recognise, secondLook, stripOfRectangle } from './recognise-text.ts'
import { type Trouble, troubleOf } from './trouble.ts'

/** What finds and reads text. */
export type TextModels = { readonly detector: Model; readonly recogniser: Model; readonly alphabet: Alphabet }

/** How far a reading is: the lines that were found, and how many of them have been read. */
export type ReadingProgress = { readonly lines: readonly Strip[]; readonly read: number }

export type PictureReading = {
  readonly reading: LabelReading
  readonly trouble: Trouble | null
  /** What was read at first, and what a second look at some of it gave. */
  readonly lines: readonly TextLine[]
  readonly again: readonly TextLine[]
}

/** What is recognised with less on average is no text, but grain of the picture. */
const LEAST_SURENESS = 0.5

const isText = ({ sureness }: TextLine): boolean =>
  sureness.reduce((sum, share) => sum + share, 0) >= LEAST_SURENESS * Math.max(1, sureness.length)

/** Reads the nutrition label in a picture. Each line that a value stands on is read twice, in two ways. */
export async function readPicture(
  picture: Pixels,
  { detector, recogniser, alphabet }: TextModels,
  onProgress: (progress: ReadingProgress) => void = () => undefined,
): Promise<PictureReading> {
  const strips = (await findText(picture, detector)).map(stripOfRectangle)
  onProgress({ lines: strips, read: 0 })
  const lines: TextLine[] = []
  for (const strip of strips) {
    lines.push(await recognise(picture, strip, recogniser, alphabet, firstLook))
    onProgress({ lines: strips, read: lines.length })
  }
  const first = readLabel(lines.filter(isText))
  const again: TextLine[] = []
  for (const strip of linesToConfirm(first)) {
    again.push(await recognise(picture, strip, recogniser, alphabet, secondLook))
  }
  return {
    reading: confirmReading(first, again),
    trouble: troubleOf(picture, strips),
    lines: lines.filter(isText),
    again,
  }
}
