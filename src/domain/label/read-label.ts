import { readEuLabel } from './eu-label.ts'
import { withoutFootnotes } from './footnotes.ts'
import { type LabelField, labelFields } from './label-field.ts'
import type { LabelReading } from './label-reading.ts'
import { namedSpans } from './named-spans.ts'
import { lettersOf, preparedWords } from './row-names.ts'
import { type Row, rowsOf } from './rows.ts'
import type { TextLine } from './text-line.ts'
import { readUsLabel } from './us-label.ts'

const isPrepared = (rows: readonly Row[]): boolean =>
  rows.flat().some(({ token }) => token.kind === 'word' && preparedWords.some((word) => lettersOf(token.text) === word))

/** A label of the European form names kilojoules or uses kcal as a unit; the American one never does. */
const isEuropean = (rows: readonly Row[]): boolean =>
  rows
    .flat()
    .some(({ token }) =>
      token.kind === 'number' ? token.unit === 'kJ' || token.unit === 'kcal' : /^k(?:j|cal)$/i.test(token.text),
    )

/** Marks every value of a reading as doubtful. */
function allDoubtful(reading: LabelReading): LabelReading {
  if (reading.kind === 'unreadable') return reading
  const fields = labelFields.filter((field) => reading.values[field] !== undefined)
  const doubts = Object.fromEntries(fields.map((field) => [field, 'as prepared'])) as {
    [F in LabelField]?: 'as prepared'
  }
  return {
    kind: 'asked',
    basis: reading.basis,
    values: reading.values,
    doubts: reading.kind === 'asked' ? { ...doubts, ...reading.doubts } : doubts,
  }
}

/** Reads the lines of a nutrition label. A figure counts only if the other figures of the label confirm it. */
export function readLabel(lines: readonly TextLine[]): LabelReading {
  const all = rowsOf(lines)
  const rows = withoutFootnotes(all, lines)
  const spans = namedSpans(rows)
  if (spans.length < 3) return { kind: 'unreadable' }
  const reading = isEuropean(rows) ? readEuLabel(rows, spans) : readUsLabel(rows, spans)
  return isPrepared(all) ? allDoubtful(reading) : reading
}
