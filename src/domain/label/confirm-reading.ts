import { type Doubt, type LabelField, labelFields } from './label-field.ts'
import type { LabelReading, ReadValue } from './label-reading.ts'
import { type Counted, readingsOf } from './readings.ts'
import { middleOf, type Strip, type TextLine } from './text-line.ts'
import { type NumberUnit, tokensOf } from './tokens.ts'

/** A second reading may repair a letter, no more. */
const MOST_COST = 0.7

const isSame = (a: Strip, b: Strip): boolean =>
  a.start.x === b.start.x && a.start.y === b.start.y && a.end.x === b.end.x

/** The lines that have to be read again to confirm a reading, each once. */
export function linesToConfirm(reading: LabelReading): readonly Strip[] {
  if (reading.kind === 'unreadable') return []
  const lines: Strip[] = []
  for (const field of labelFields) {
    const value = reading.values[field]
    if (value !== undefined && !lines.some((line) => isSame(line, value.line))) lines.push(value.line)
  }
  return lines
}

const countedAs = (field: LabelField, unit: NumberUnit): Counted =>
  field === 'energy' || unit === 'mg' ? 'whole' : field === 'salt' ? 'salt' : 'grams'

/** Whether the second reading of a line has the same number at the same place. */
function isConfirmed(
  { printed, digits, strip, line }: ReadValue,
  field: LabelField,
  again: readonly TextLine[],
): boolean {
  const second = again.find((other) => isSame(other, line))
  if (second === undefined) return false
  const middle = middleOf(strip)
  const numbers = tokensOf(second).filter((token) => token.kind === 'number')
  const distance = (other: Strip): number => Math.hypot(middleOf(other).x - middle.x, middleOf(other).y - middle.y)
  const [nearest] = numbers.sort((a, b) => distance(a.strip) - distance(b.strip))
  if (nearest === undefined || nearest.brokenOff) return false
  if (nearest.digits === digits) return true
  return readingsOf(nearest, countedAs(field, nearest.unit)).some(
    ({ value, cost }) => value === printed && cost <= MOST_COST,
  )
}

/**
 * A reading after its lines were read a second time, at another scale and contrast: what was read differently is asked.
 * @param again the second readings of `linesToConfirm`
 */
export function confirmReading(reading: LabelReading, again: readonly TextLine[]): LabelReading {
  if (reading.kind === 'unreadable') return reading
  const doubts: { [F in LabelField]?: Doubt } = reading.kind === 'asked' ? { ...reading.doubts } : {}
  for (const field of labelFields) {
    const value = reading.values[field]
    if (value !== undefined && !isConfirmed(value, field, again)) doubts[field] ??= 'read differently'
  }
  if (Object.keys(doubts).length === 0) return reading
  return { kind: 'asked', basis: reading.basis, values: reading.values, doubts }
}
