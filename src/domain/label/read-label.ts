import { columnsOf } from './eu-columns.ts'
import { allDoubtful, readEuTable, readWithoutBasis } from './eu-label.ts'
import { withoutFootnotes } from './footnotes.ts'
import type { LabelReading } from './label-reading.ts'
import { type NamedSpan, namedSpans } from './named-spans.ts'
import { lettersOf, preparedWords } from './row-names.ts'
import { type Row, rowsOf } from './rows.ts'
import type { TextLine } from './text-line.ts'
import { readUsLabel } from './us-label.ts'

/** "Prepared for" and "prepared by" name a maker. */
const makerWords = ['for', 'by', 'pour', 'par', 'in']

const isPrepared = (rows: readonly Row[]): boolean =>
  rows.some((row) =>
    row.some(({ token }, index) => {
      if (token.kind !== 'word' || !preparedWords.some((word) => lettersOf(token.text) === word)) return false
      const next = row[index + 1]?.token
      return next?.kind !== 'word' || !makerWords.includes(lettersOf(next.text))
    }),
  )

/** A label of the European form names kilojoules or uses kcal as a unit; the American one never does. */
const isEuropean = (rows: readonly Row[]): boolean =>
  rows
    .flat()
    .some(({ token }) =>
      token.kind === 'number' ? token.unit === 'kJ' || token.unit === 'kcal' : /^k(?:j|cal)$/i.test(token.text),
    )

/**
 * Reads a label in kcal or kJ. Without a column per 100 g it is per serving in Indonesia; elsewhere the heading was lost,
 * and the figures are only proposals.
 */
function readMetric(rows: readonly Row[], spans: readonly NamedSpan[]): LabelReading {
  const table = readEuTable(rows, spans)
  if (table !== null) return table
  const words = rows.flatMap((row) => row.flatMap(({ token }) => (token.kind === 'word' ? [token.text] : [])))
  const isIndonesian = words.some((word) => /saji/i.test(word))
  if (!isIndonesian || columnsOf(spans).length !== 1) return readWithoutBasis(rows, spans)
  return readUsLabel(rows, spans)
}

/** Reads the lines of a nutrition label. A figure counts only if the other figures of the label confirm it. */
export function readLabel(lines: readonly TextLine[]): LabelReading {
  const all = rowsOf(lines)
  const rows = withoutFootnotes(all, lines)
  const spans = namedSpans(rows)
  if (spans.length < 3) return { kind: 'unreadable' }
  const reading = isEuropean(rows) ? readMetric(rows, spans) : readUsLabel(rows, spans)
  return isPrepared(all) ? allDoubtful(reading, 'as prepared') : reading
}
