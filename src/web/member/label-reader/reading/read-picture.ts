import { confirmReading, figuresToConfirm, linesInDispute, linesToConfirm } from '#domain/label/confirm-reading.ts'
import type { LabelReading } from '#domain/label/label-reading.ts'
import { readLabel } from '#domain/label/read-label.ts'
import type { Strip, TextLine } from '#domain/label/text-line.ts'
import { findText } from './find-text.ts'
import type { Model, Pixels } from './pixels.ts'
import { type Alphabet, firstLook, fourthLook, type Look, recognise, secondLook, thirdLook } from './recognise-text.ts'
import { type Trouble, troubleOf } from './trouble.ts'

/** The models that find and read text. */
export type TextModels = { readonly detector: Model; readonly recogniser: Model; readonly alphabet: Alphabet }

/** The progress of a reading: the lines found, and how many of them have been read. */
export type ReadingProgress = { readonly lines: readonly Strip[]; readonly read: number }

export type PictureReading = {
  readonly reading: LabelReading
  readonly trouble: Trouble | null
  /** The lines as first read, and the second looks at some of them. */
  readonly lines: readonly TextLine[]
  readonly again: readonly TextLine[]
}

/** A line with a lower mean sureness is noise in the picture, not text. */
const LEAST_SURENESS = 0.5

const isText = ({ sureness }: TextLine): boolean =>
  sureness.reduce((sum, share) => sum + share, 0) >= LEAST_SURENESS * Math.max(1, sureness.length)

/** Reads one strip of a picture with one of several looks. */
export type Looking = (strip: Strip, look: Look) => Promise<TextLine>

/**
 * The reading after further looks. Each line with a value is read a second time in another way, a figure that nothing
 * else confirms a third time on its own, and its line a fourth time where that saw more than the figure.
 */
export async function lookAgain(reading: LabelReading, looking: Looking) {
  const again: TextLine[] = []
  for (const strip of linesToConfirm(reading)) again.push(await looking(strip, secondLook))
  const alone: TextLine[] = []
  for (const strip of figuresToConfirm(reading, again)) alone.push(await looking(strip, thirdLook))
  const whole: TextLine[] = []
  for (const strip of linesInDispute(reading, again, alone)) whole.push(await looking(strip, fourthLook))
  return { reading: confirmReading(reading, { again, alone, whole }), again }
}

/** Reads the lines of text that were found in a picture. */
export async function readStrips(
  strips: readonly Strip[],
  looking: Looking,
  onProgress: (progress: ReadingProgress) => void = () => undefined,
): Promise<Omit<PictureReading, 'trouble'>> {
  onProgress({ lines: strips, read: 0 })
  const found: TextLine[] = []
  for (const strip of strips) {
    found.push(await looking(strip, firstLook))
    onProgress({ lines: strips, read: found.length })
  }
  const lines = found.filter(isText)
  return { ...(await lookAgain(readLabel(lines), looking)), lines }
}

/** Reads the nutrition label in a picture. */
export const readPicture = async (picture: Pixels, models: TextModels): Promise<PictureReading> =>
  readFound(picture, await findText(picture, models.detector), models)

/** Reads the nutrition label in a picture whose lines of text were found. */
export async function readFound(
  picture: Pixels,
  strips: readonly Strip[],
  { recogniser, alphabet }: Omit<TextModels, 'detector'>,
  onProgress?: (progress: ReadingProgress) => void,
): Promise<PictureReading> {
  const looking: Looking = (strip, look) => recognise(picture, strip, recogniser, alphabet, look)
  return { ...(await readStrips(strips, looking, onProgress)), trouble: troubleOf(picture, strips) }
}
