import { nearPhrase } from './near-phrase.ts'
import { lettersOf, namePhrases } from './row-names.ts'
import type { Row } from './rows.ts'
import { middleOf, type Point, pointAt, type TextLine } from './text-line.ts'

/** How footnotes, and the list of ingredients below a table, begin; letters only, without accents. */
const markers = [
  'percentdailyvaluesarebasedon',
  'percentdailyvaluesdv',
  'dailyvaluedvtells',
  'dailyvaluetellsyou',
  'caloriespergram',
  'dailyintakesarebased',
  'basedonanaverageadult',
  'yourdailyvaluesmay',
  'notasignificantsourceof',
  'quantitiesstatedabove',
  'allvaluesconsidered',
  'referenceintakeofanaverage',
  'referenzmengefureinen',
  'apportdereference',
  'quantitedereference',
  'ingestadereferencia',
  'assunzionidiriferimento',
  'referencyjnawartosc',
  'persenakgberdasarkan',
  'ingredients',
  'zutaten',
  'ingredientes',
  'ingredienti',
  'ingredienten',
  'skadniki',
] as const

/** One letter in seven of a marker may be misread. */
const LETTERS_PER_ERROR = 7
/** The two diets that the table of the 1993 American footnote is about, kcal a day. */
const twoDiets = /2[.,]?000\D{1,12}2[.,]?500/
/** A footnote covers its own width and this share of it at either side. */
const MARGIN = 0.1
/** Names of nutrients that have to lie above a marker: above the table, an "Ingredients" must not cut it away. */
const NAMES_ABOVE = 3
const nutrients = namePhrases.filter(({ name }) => name !== 'other' && name !== 'serving')

/** Where in a line a footnote begins, as a share (0 to 1) of its length; null if none does. */
function markedFrom({ text }: TextLine): number | null {
  const diets = twoDiets.exec(text)
  const letters = lettersOf(text)
  const starts = markers.flatMap((marker) => {
    const place = nearPhrase(letters, marker, Math.floor(marker.length / LETTERS_PER_ERROR))
    return place === null ? [] : [place.from]
  })
  if (starts.length === 0) return diets === null ? null : 0
  // The character of the text that holds the first letter of the marker.
  let left = Math.min(...starts)
  const at = [...text].findIndex((character) => lettersOf(character) !== '' && left-- === 0)
  return Math.max(0, at) / Math.max(1, text.length)
}

/** A position in text heights below a line and in widths along it, measured in the line's own direction. */
function positionFrom({ start, end, height }: TextLine, { x, y }: Point): { along: number; down: number } {
  const run = Math.max(1, Math.hypot(end.x - start.x, end.y - start.y))
  const [dx, dy] = [(end.x - start.x) / run, (end.y - start.y) / run]
  const [px, py] = [x - start.x, y - start.y]
  return { along: (px * dx + py * dy) / run, down: (py * dx - px * dy) / Math.max(1, height) }
}

const isWithin = (along: number): boolean => along >= -MARGIN && along <= 1 + MARGIN

function nutrientsAbove(marker: TextLine, lines: readonly TextLine[]): number {
  const above = lines.filter((line) => {
    const { along, down } = positionFrom(marker, middleOf(line))
    const begins = positionFrom(marker, line.start).along
    return down < -0.5 && (isWithin(along) || isWithin(begins))
  })
  const texts = above.map(({ text }) => lettersOf(text))
  return new Set(
    nutrients.filter(({ letters }) => texts.some((text) => text.includes(letters))).map(({ name }) => name),
  ).size
}

/**
 * The rows of a label without its footnotes and what lies below them: their figures ("Calories per gram: Fat 9",
 * "Dietary Fiber 25 g") are not those of the pack. A second table below a footnote goes with it, so that two tables
 * never mix. The lines of footnotes still count when a label is straightened: they are the longest.
 */
export function withoutFootnotes(rows: readonly Row[], lines: readonly TextLine[]): readonly Row[] {
  const footnotes = lines.flatMap((line) => {
    const from = markedFrom(line)
    return from === null || nutrientsAbove(line, lines) < NAMES_ABOVE ? [] : [{ line, from }]
  })
  const isCut = (point: Point): boolean =>
    footnotes.some(({ line, from }) => {
      const { along, down } = positionFrom(line, point)
      if (!isWithin(along)) return false
      if (down > 0.5) return true
      const onArc = positionFrom(line, pointAt(line, Math.min(1, Math.max(0, along)))).down
      return Math.abs(down - onArc) <= 0.5 && along >= from
    })
  return rows.map((row) => row.filter(({ token }) => !isCut(middleOf(token.strip)))).filter((row) => row.length > 0)
}
