import { dayCell, serialDay, timeOf } from './day-cell.ts'
import { type Heading, headingOf, namesWeight, wordsOf } from './heading.ts'
import { type MassUnit, massCell, POUNDS_PER_STONE } from './mass-cell.ts'
import type { Table } from './table.ts'

/** Where a table holds what; the numbers are positions in its rows. */
export type Columns = {
  readonly day: number
  readonly time: number | null
  readonly weight: number
  /** A column that names the unit of each line. */
  readonly unit: number | null
  /** The unit that the heading or the file names. */
  readonly named: MassUnit | null
  readonly person: number | null
  readonly interpolated: number | null
  readonly deleted: number | null
  readonly offset: number | null
  readonly note: number | null
  /** The pounds beside whole stones, in files that write a weight in two columns. */
  readonly pounds: number | null
  /** In a table whose lines name what they measure: the column with the name. */
  readonly metric: number | null
  readonly isAverage: boolean
}

/** The columns of a table that might be the weight, and where the rest of it is. */
export type FoundColumns =
  | { readonly kind: 'none'; readonly why: 'NO_DAY_COLUMN' | 'NO_WEIGHT_COLUMN' | 'ONLY_TREND' }
  | {
      readonly kind: 'found'
      /** Without the weight. */
      readonly rest: Omit<Columns, 'weight' | 'named' | 'isAverage'>
      /** The columns whose heading names a weight; of the same rank. */
      readonly named: readonly number[]
      /** Columns of numbers whose headings do not say what they are. */
      readonly unnamed: readonly number[]
      /** Columns of numbers that are something else by their headings. */
      readonly others: readonly number[]
      readonly hasTrend: boolean
    }

const SAMPLE_ROWS = 200
/** The least share of the filled cells of a column that have to be what the column is taken for. */
const MOST_CELLS = 0.6

/** Rows from all over a table. */
function sampleOf({ rows }: Table): readonly (readonly string[])[] {
  const step = Math.max(1, Math.floor(rows.length / SAMPLE_ROWS))
  return rows.filter((_, index) => index % step === 0).map(({ cells }) => cells)
}

type Sample = ReturnType<typeof sampleOf>

const filledCells = (sample: Sample, column: number): readonly string[] =>
  sample.flatMap((cells) => {
    const cell = cells[column] ?? ''
    return cell === '' ? [] : [cell]
  })

function share(cells: readonly string[], is: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(is).length / cells.length
}

const isDay = (cell: string): boolean => dayCell(cell) !== null || serialDay(cell) !== null
const isTime = (cell: string): boolean => dayCell(cell) === null && (timeOf(cell)?.minutes ?? null) !== null

/** Days by heading come first; without one, the first column that clearly holds days. */
function dayColumn(headings: readonly Heading[], sample: Sample): number | null {
  const byHeading = (kind: Heading['kind']) =>
    headings.flatMap((heading, column) => {
      const cells = filledCells(sample, column)
      return heading.kind === kind &&
        cells.some(isDay) &&
        share(cells, (cell) => isDay(cell) || isTime(cell)) > MOST_CELLS
        ? [column]
        : []
    })
  const [told] = [...byHeading('day'), ...byHeading('time')]
  if (told !== undefined) return told
  const clear = headings.findIndex(
    ({ kind }, column) =>
      (kind === 'unknown' || kind === 'measure') &&
      share(filledCells(sample, column), (cell) => dayCell(cell) !== null) > MOST_CELLS,
  )
  return clear === -1 ? null : clear
}

const isNumeric = (sample: Sample, column: number): boolean => {
  const cells = filledCells(sample, column)
  return share(cells, (cell) => massCell(cell) !== null) > MOST_CELLS
}

type Ranked = { readonly column: number; readonly unit: MassUnit | null }

/** The column of pounds if a weight is written as whole stones in one column and the pounds above them in another. */
function poundsBesideStones(weights: readonly Ranked[], sample: Sample): number | null {
  const [stones, other] = ['st', 'lb'].map((unit) => weights.filter((weight) => weight.unit === unit))
  const [whole, rest] = [stones?.[0], other?.[0]]
  if (whole === undefined || rest === undefined || weights.length > 2) return null
  const isBelow = (cell: string, limit: number) => (massCell(cell)?.value ?? Number.POSITIVE_INFINITY) < limit
  const areWhole = filledCells(sample, whole.column).every((cell) => /^\d+$/.test(cell))
  return areWhole && filledCells(sample, rest.column).every((cell) => isBelow(cell, POUNDS_PER_STONE))
    ? rest.column
    : null
}

/** Finds the columns of a table. `subject` is what its name or place says it holds, if anything. */
export function findColumns(table: Table): FoundColumns {
  const sample = sampleOf(table)
  const width = Math.max(table.headings.length, ...sample.map((cells) => cells.length), 0)
  const headings = Array.from({ length: width }, (_, column) => headingOf(table.headings[column] ?? ''))
  const only = (kind: Heading['kind']): number | null => {
    const column = headings.findIndex((heading) => heading.kind === kind)
    return column === -1 ? null : column
  }
  const day = dayColumn(headings, sample)
  if (day === null) return { kind: 'none', why: 'NO_DAY_COLUMN' }
  const timeColumn = headings.findIndex(({ kind }, column) => kind === 'time' && column !== day)
  const weights = headings.flatMap((heading, column) =>
    heading.kind === 'weight' && column !== day ? [{ column, ...heading }] : [],
  )
  const rank = Math.min(...weights.map((weight) => weight.rank))
  const metric = only('metric')
  const value = only('value')
  const isLong = weights.length === 0 && metric !== null && value !== null
  const isTold = isLong && table.rows.some(({ cells }) => namesWeight(cells[metric] ?? ''))
  const isNumber = (column: number) => column !== day && isNumeric(sample, column)
  const columnsOf = (kinds: readonly Heading['kind'][]) =>
    headings.flatMap(({ kind }, column) => (kinds.includes(kind) && isNumber(column) ? [column] : []))
  const ranked = weights.filter((weight) => weight.rank === rank)
  const pounds = poundsBesideStones(ranked, sample)
  const named = isTold ? [value] : ranked.map(({ column }) => column).filter((column) => column !== pounds)
  const unnamed = named.length > 0 || isLong ? [] : columnsOf(['unknown', 'value'])
  const hasTrend = only('trend') !== null
  if (named.length === 0 && unnamed.length === 0) {
    return { kind: 'none', why: hasTrend ? 'ONLY_TREND' : 'NO_WEIGHT_COLUMN' }
  }
  return {
    kind: 'found',
    rest: {
      day,
      time: timeColumn === -1 ? null : timeColumn,
      unit: only('unit'),
      person: only('person'),
      interpolated: only('interpolated'),
      deleted: only('deleted'),
      offset: only('offset'),
      note: only('note'),
      pounds,
      metric: isTold ? metric : null,
    },
    named,
    unnamed,
    others: columnsOf(['measure', 'unknown']).filter(
      (column) => !named.includes(column) && !wordsOf(table.headings[column] ?? '').some(namesWeight),
    ),
    hasTrend,
  }
}

/** The columns, with one of them taken for the weight. */
export function columnsWith(found: Extract<FoundColumns, { kind: 'found' }>, weight: number, table: Table): Columns {
  const heading = headingOf(table.headings[weight] ?? '')
  const unit = heading.kind === 'weight' || heading.kind === 'value' ? heading.unit : null
  return {
    ...found.rest,
    weight,
    named: unit ?? table.unit,
    isAverage: heading.kind === 'weight' && heading.rank === 2,
  }
}
