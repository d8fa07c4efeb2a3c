import { dayCell, serialDay } from './day-cell.ts'
import { withDecimals } from './decimal-commas.ts'
import { headingOf } from './heading.ts'
import { type MassUnit, massCell, massUnitOf } from './mass-cell.ts'
import { type Row, type Separator, separators, splitRows } from './split-table.ts'
import type { Table } from './table.ts'

/** Characters of a file by which its separator is chosen. */
const SAMPLE = 20_000

const isDay = (cell: string): boolean => dayCell(cell) !== null

/** How many cells a row names: known headings, of which a day or a weight has to be one. */
function knownHeadings(cells: readonly string[]): number {
  const kinds = cells.map((cell) => headingOf(cell).kind)
  const isTold = kinds.some((kind) => kind === 'day' || kind === 'weight' || kind === 'time' || kind === 'trend')
  return isTold ? kinds.filter((kind) => kind !== 'unknown').length : 0
}

/** A row of words only, of which at least one is known, or the first row if it holds neither days nor numbers. */
function isHeading({ cells }: Row, isFirst: boolean): boolean {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.some((cell) => isDay(cell) || massCell(cell) !== null)) return false
  if (knownHeadings(cells) >= 2) return true
  if (filled.length === 1) return false
  return knownHeadings(cells) === 1 || isFirst
}

/** The name of the section that follows. */
const isTitle = (cells: readonly string[]): boolean => {
  const [only, other] = cells.filter((cell) => cell !== '')
  return only !== undefined && other === undefined && !/\d/.test(only)
}

/** A line such as "2026-11-20 84.1 kg", whose separator is a space. */
const spaced =
  /^(\S+?(?:[ T]\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?)?):?[ ]+(\d{1,3}(?:[.,]\d{1,3})?\s?\p{L}{0,6})[ ]*$/iu

function score(rows: readonly Row[]): number {
  const best = Math.max(0, ...rows.slice(0, 50).map(({ cells }) => (cells.length > 1 ? knownHeadings(cells) : 0)))
  const dated = rows.filter(
    ({ cells }) => cells.length > 1 && cells.some((cell) => isDay(cell) || serialDay(cell) !== null),
  )
  return best * 1000 + (dated.length / Math.max(1, rows.length)) * 100
}

/** The separator with which the beginning of a text makes most sense. */
function separatorOf(text: string): Separator {
  const sample = text.slice(0, SAMPLE)
  const scores = separators.map((separator) => [separator, score(splitRows(sample, separator))] as const)
  return scores.reduce((best, other) => (other[1] > best[1] ? other : best))[0]
}

const spacedRows = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => {
    const parts = row.cells.length === 1 ? spaced.exec(row.cells[0] ?? '') : null
    return parts === null || !isDay(parts[1] ?? '') ? row : { line: row.line, cells: [parts[1] ?? '', parts[2] ?? ''] }
  })

const unitLine = /^(?:weight\s+)?units?\s*[:=,]?\s*(\p{L}+)$/iu

type Begun = { headings: readonly string[]; rows: Row[]; unclear: Row[]; isUtc: boolean }

/**
 * The tables of a text. Lines before a heading (titles, versions, comments) belong to none; a later heading begins
 * another table, as in files with a section for each subject.
 */
export function findTables(text: string): readonly Table[] {
  const separator = separatorOf(text)
  const rows = spacedRows(splitRows(text.replace(/^\uFEFF/, ''), separator))
  const tables: Begun[] = []
  let unit: MassUnit | null = null
  let isUtc = false
  let table: Begun | undefined
  for (const row of rows) {
    const first = row.cells[0] ?? ''
    const isComment = /^(?:#|\/\/)/.test(first)
    const cells = isComment ? row.cells.map((cell) => cell.replace(/^(?:#|\/\/)\s*/, '')) : row.cells
    const named = unitLine.exec(cells.filter((cell) => cell !== '').join(' '))
    if (named?.[1] !== undefined && massUnitOf(named[1]) !== null) {
      unit = massUnitOf(named[1])
      continue
    }
    // Samsung Health writes universal time, and the distance from it in another column.
    if (/^com\.samsung\./.test(first) && /^\d+$/.test(cells[1] ?? '')) {
      isUtc = true
      continue
    }
    const hasData = table !== undefined && table.rows.length > 0
    if (isHeading({ line: row.line, cells }, !hasData && table === undefined && !isComment)) {
      table = { headings: cells, rows: [], unclear: [], isUtc }
      tables.push(table)
      continue
    }
    if (isComment || (table !== undefined && isTitle(cells))) continue
    if (table === undefined) {
      // A title has one cell; a list without a heading begins with a day.
      if (cells.length < 2 || !cells.some((cell) => isDay(cell) || serialDay(cell) !== null)) continue
      table = { headings: [], rows: [], unclear: [], isUtc }
      tables.push(table)
    }
    addRow(table, row, separator)
  }
  return tables.map((each) => ({ ...each, unit }))
}

function addRow(table: Begun, row: Row, separator: Separator): void {
  const width = table.headings.length
  const isWider = width > 0 && row.cells.length > width
  const whole = !isWider
    ? row
    : separator === ','
      ? withDecimals(row, width)
      : { ...row, cells: row.cells.slice(0, width) }
  if (whole === null) table.unclear.push(row)
  else table.rows.push(whole)
}
