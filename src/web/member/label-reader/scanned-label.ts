import { type IngredientLines, ingredientLines } from '#domain/label/ingredient-lines.ts'
import type { LabelReading } from '#domain/label/label-reading.ts'
import type { Strip } from '#domain/label/text-line.ts'
import type { Gtin } from '#domain/product/gtin.ts'
import { neededFields } from '#domain/product/pack-fields.ts'
import type { PackReading } from '#domain/product/pack-reading.ts'
import type { PackField } from '#domain/product/product.ts'
import { labelWords as words } from './label-words.ts'
import { cropOf, type LabelPicture } from './picture.ts'
import type { Report } from './reading/messages.ts'
import { type PackQuestion, packOfLabel, placesOfPack, questionsOf, stripsOfPack } from './reading/pack-of-label.ts'
import { type PlaceInCrop, tableCropOf } from './table-crop.ts'

/** What the member is asked about a label, beside a picture of its table. */
export type LabelCheck = {
  readonly table: { readonly src: string; readonly width: number; readonly height: number } | null
  /** The questions, that about the figure with the fewest witnesses first. */
  readonly questions: readonly PackQuestion[]
  readonly places: { readonly [Q in PackQuestion]?: PlaceInCrop }
  /** Sizes that the serving may have. */
  readonly sizes: readonly number[]
  /** If nothing says which column is per 100 g: the label with each column taken for it, from left to right. */
  readonly columns: readonly ScannedLabel[]
}

/** The reading of a label, with pictures of the rows of its figures. `note` says how sure the reading is. */
export type ScannedLabel = {
  readonly reading: PackReading
  readonly crops: { readonly [F in PackField]?: string }
  readonly note: string | null
  /** Null if nothing is asked. */
  readonly check: LabelCheck | null
  readonly around: AroundLabel
}

/** What else is on the picture of a label. */
export type AroundLabel = {
  /** The number below the bars; null if none was read or looked for. */
  readonly gtin: Gtin | null
  readonly ingredients: IngredientLines
}

export const nothingAround: AroundLabel = { gtin: null, ingredients: { contains: [], mayContain: [] } }

/** Whether a figure is shown with its row of the label: those that a product needs, and all doubtful ones. */
const isShown = (field: PackField, { doubtful }: PackReading): boolean =>
  doubtful.includes(field) || neededFields.some((needed) => needed === field)

function checkOf(picture: LabelPicture, reading: LabelReading, lines: readonly Strip[]): LabelCheck | null {
  const questions = questionsOf(reading)
  if (reading.kind !== 'asked' || questions.length === 0) return null
  const columns = reading.columns ?? []
  const strips = placesOfPack(reading)
  const inColumns = columns.flatMap((column) => Object.values(placesOfPack(column)))
  const table = tableCropOf(picture, [...Object.values(strips), ...inColumns], lines)
  const places: { [Q in PackQuestion]?: PlaceInCrop } = {}
  if (table !== null) {
    for (const question of questions) {
      const strip = strips[question]
      if (strip !== undefined) places[question] = table.placeOf(strip)
    }
  }
  return {
    table: table === null ? null : { src: table.src, width: table.width, height: table.height },
    questions,
    places,
    sizes: reading.sizes ?? [],
    columns: columns.map((column) => scannedAs(picture, column, lines, words.asked)),
  }
}

function scannedAs(picture: LabelPicture, reading: LabelReading, lines: readonly Strip[], note: string): ScannedLabel {
  const pack = packOfLabel(reading)
  const strips = stripsOfPack(reading).filter(({ field }) => isShown(field, pack))
  const crops = Object.fromEntries(strips.map(({ field, line }) => [field, cropOf(picture, line)]))
  return { reading: pack, crops, note, check: checkOf(picture, reading, lines), around: nothingAround }
}

/**
 * The reading of a picture with what is shown of it.
 * @param lines all lines of text that were found in the picture
 * @param gtin the number below the bars of the same picture
 */
export function scannedOf(
  picture: LabelPicture,
  { reading, trouble, texts }: Extract<Report, { kind: 'read' }>,
  lines: readonly Strip[],
  gtin: Gtin | null,
): ScannedLabel {
  const hint = trouble === null ? '' : ` ${words.trouble[trouble]}`
  const scanned = scannedAs(picture, reading, lines, reading.kind === 'read' ? words.read : words.asked + hint)
  return { ...scanned, around: { gtin, ingredients: ingredientLines(texts) } }
}
