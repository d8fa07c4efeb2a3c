import type { NamedSpan } from './named-spans.ts'
import { isNumber } from './named-spans.ts'
import type { Placed, Row } from './rows.ts'
import type { NumberToken } from './tokens.ts'

/** The positions of the columns of figures, from left to right: the middle of each, in pixels. */
export type Columns = readonly number[]

const centre = ({ left, right }: Placed): number => (left + right) / 2

/** The number of figures that most rows have. */
function usualCount(counts: readonly number[]): number {
  const seen = new Map<number, number>()
  for (const count of counts) seen.set(count, (seen.get(count) ?? 0) + 1)
  return [...seen].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0]
}

const isGrams = ({ token }: Placed<NumberToken>): boolean => token.unit === 'g' || token.unit === null

/** The columns of figures in grams: as many as most rows have, separated at the widest gaps. */
export function columnsOf(spans: readonly NamedSpan[]): Columns {
  const figures = spans.map(({ numbers }) => numbers.filter(isGrams)).filter(({ length }) => length > 0)
  const count = usualCount(figures.map(({ length }) => length))
  const centres = figures
    .flat()
    .map(centre)
    .sort((a, b) => a - b)
  const gaps = centres
    .slice(1)
    .map((value, index) => ({ index: index + 1, gap: value - (centres[index] ?? value) }))
    .sort((a, b) => b.gap - a.gap)
    .slice(0, Math.max(0, count - 1))
    .map(({ index }) => index)
    .sort((a, b) => a - b)
  const cuts = [0, ...gaps, centres.length]
  return cuts.slice(1).map((end, index) => {
    const group = centres.slice(cuts[index], end)
    return group.reduce((sum, value) => sum + value, 0) / Math.max(1, group.length)
  })
}

/** The column that a number is in. */
export const columnOf = (columns: Columns, placed: Placed): number =>
  columns.reduce(
    (best, middle, index) =>
      Math.abs(middle - centre(placed)) < Math.abs((columns[best] ?? Number.POSITIVE_INFINITY) - centre(placed))
        ? index
        : best,
    0,
  )

/** An amount in g or ml outside the figures of the table: the 100 of a heading, or the size of a portion. */
export type Amount = { readonly placed: Placed<NumberToken>; readonly unit: 'g' | 'ml' }

/** Amounts on rows that name no nutrient. */
export function amountsOutside(rows: readonly Row[], spans: readonly NamedSpan[]): readonly Amount[] {
  const named = new Set(spans.filter(({ name }) => name !== 'serving' && name !== 'other').map(({ row }) => row))
  return rows.flatMap((row, index) =>
    named.has(index)
      ? []
      : row.filter(isNumber).flatMap((placed): Amount[] => {
          const { unit } = placed.token
          return unit === 'g' || unit === 'ml' ? [{ placed, unit }] : []
        }),
  )
}
