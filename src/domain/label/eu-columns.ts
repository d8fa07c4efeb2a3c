import type { NamedSpan } from './named-spans.ts'
import { isNumber } from './named-spans.ts'
import type { PlacedToken, Row } from './rows.ts'
import type { NumberToken } from './tokens.ts'

/** The positions of the columns of figures, from left to right: the middle of each, in pixels. */
export type Columns = readonly number[]

const centre = ({ left, right }: PlacedToken): number => (left + right) / 2

const isGrams = ({ token }: PlacedToken<NumberToken>): boolean =>
  token.unit === 'g' || token.unit === 'mg' || token.unit === null

/** Figures whose middles are further apart than this, in text heights, are in different columns. */
const COLUMN_GAP = 2.2
/** A column has figures in at least this share of the rows; fewer are stray numbers beside the table. */
const LEAST_ROWS = 0.4

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The columns of figures: groups of figures above each other, apart from the stray numbers that few rows have. */
export function columnsOf(spans: readonly NamedSpan[]): Columns {
  const rows = spans.map(({ numbers }) => numbers.filter(isGrams)).filter(({ length }) => length > 0)
  const figures = rows
    .flatMap((numbers, row) => numbers.map((number) => ({ row, middle: centre(number), number })))
    .sort((a, b) => a.middle - b.middle)
  const gap = COLUMN_GAP * median(figures.map(({ number }) => number.token.strip.height))
  const clusters: { rows: Set<number>; middles: number[] }[] = []
  for (const { row, middle } of figures) {
    const last = clusters.at(-1)
    const before = last?.middles.at(-1)
    if (last === undefined || before === undefined || middle - before > gap)
      clusters.push({ rows: new Set([row]), middles: [middle] })
    else {
      last.rows.add(row)
      last.middles.push(middle)
    }
  }
  return clusters
    .filter((cluster) => cluster.rows.size >= LEAST_ROWS * rows.length)
    .map(({ middles }) => middles.reduce((sum, middle) => sum + middle, 0) / middles.length)
}

/** The column that a number is in. */
export const columnOf = (columns: Columns, placed: PlacedToken): number =>
  columns.reduce(
    (best, middle, index) =>
      Math.abs(middle - centre(placed)) < Math.abs((columns[best] ?? Number.POSITIVE_INFINITY) - centre(placed))
        ? index
        : best,
    0,
  )

/** An amount in g or ml outside the figures of the table: the 100 of a heading, or the size of a portion. */
export type Amount = { readonly placed: PlacedToken<NumberToken>; readonly unit: 'g' | 'ml'; readonly row: number }

/** Amounts on rows that name no nutrient. */
export function amountsOutside(rows: readonly Row[], spans: readonly NamedSpan[]): readonly Amount[] {
  const named = new Set(spans.filter(({ name }) => name !== 'serving' && name !== 'other').map(({ row }) => row))
  return rows.flatMap((row, index) =>
    named.has(index)
      ? []
      : row.filter(isNumber).flatMap((placed): Amount[] => {
          const { unit } = placed.token
          return unit === 'g' || unit === 'ml' ? [{ placed, unit, row: index }] : []
        }),
  )
}

const digitsOf = ({ placed }: Amount): string => placed.token.digits.replace(/[oOQ]/g, '0').replace(/[lI|]/g, '1')

/** Rows with a figure in grams in each column. */
const isFigureRow = ({ name }: NamedSpan): boolean =>
  name !== 'energy' && name !== 'serving' && name !== 'other' && name !== 'sodium'

/** How the columns of a label are used: which one is per 100, and which one is the portion. */
export type ColumnChoice = {
  readonly columns: Columns
  readonly per100: number
  readonly portion: number | null
  readonly unit: 'g' | 'ml'
  /** The amounts that may be the size of the portion. */
  readonly sizes: readonly Amount[]
}

/** Most columns of figures on a label: a portion, a portion with milk, and 100 g, each of them also in per cent. */
const MOST_COLUMNS = 5

/** The ways to use the columns of a label whose headings do not tell: each of them taken for the one per 100. */
export function possibleChoices(
  rows: readonly Row[],
  all: readonly NamedSpan[],
  spans: readonly NamedSpan[],
): readonly ColumnChoice[] {
  const columns = columnsOf(spans.filter(isFigureRow))
  if (columns.length === 0 || columns.length > MOST_COLUMNS) return []
  const amounts = amountsOutside(rows, all).filter((amount) => digitsOf(amount) !== '100')
  const units = new Set(amountsOutside(rows, all).map(({ unit }) => unit))
  const unit = units.has('ml') && !units.has('g') ? 'ml' : 'g'
  const sizes = amounts.filter((amount) => amount.unit === unit)
  return columns.map((_, per100) => {
    const portion = columns.findIndex((_column, index) => index !== per100)
    return { columns, per100, portion: portion < 0 ? null : portion, unit, sizes }
  })
}

/**
 * Which columns are per 100 g or ml and per portion; null if the headings do not tell: no 100, headings in both units,
 * or a 100 over several columns.
 */
export function choiceOf(
  rows: readonly Row[],
  all: readonly NamedSpan[],
  spans: readonly NamedSpan[],
): ColumnChoice | null {
  const columns = columnsOf(spans.filter(isFigureRow))
  const amounts = amountsOutside(rows, all)
  const hundreds = amounts.filter((amount) => digitsOf(amount) === '100')
  // A serving of 100 g is not the heading, if another 100 is.
  const servingRows = new Set(all.filter(({ name }) => name === 'serving').map(({ row }) => row))
  const others = hundreds.filter(({ row }) => !servingRows.has(row))
  const heads = others.length > 0 ? others : hundreds
  const [head] = heads
  if (head === undefined || new Set(heads.map(({ unit }) => unit)).size > 1) return null
  if (columns.length === 0 || columns.length > MOST_COLUMNS) return null
  const nearest = heads.map(({ placed }) => columnOf(columns, placed))
  if (columns.length > 1 && new Set(nearest).size > 1) return null
  const per100 = nearest[nearest.length - 1] ?? 0
  const sizes = amounts.filter((amount) => !heads.includes(amount) && amount.unit === head.unit)
  const [only] = columns
  if (columns.length === 1 && only !== undefined) {
    // A column under the heading of the portion: the figures per 100 were lost.
    const far = (amount: Amount): number => Math.abs(centre(amount.placed) - only)
    const height = head.placed.token.strip.height
    const isBeside = sizes.some((size) => size.row === head.row && far(size) + COLUMN_GAP * height < far(head))
    if (isBeside) return null
  }
  const portion = columns.findIndex((_, index) => index !== per100)
  if (portion >= 0) return { columns, per100, portion, unit: head.unit, sizes }
  // Without figures per portion nothing tells its size from other amounts, except its name.
  return { columns, per100, portion: null, unit: head.unit, sizes: sizes.filter(({ row }) => servingRows.has(row)) }
}
