import { type Doubt, type LabelField, labelFields } from './label-field.ts'
import type { LabelReading, ReadValue } from './label-reading.ts'
import { type NumberKind, readingsOf } from './readings.ts'
import { middleOf, type Strip, type TextLine } from './text-line.ts'
import { type NumberToken, type NumberUnit, tokensOf } from './tokens.ts'

/**
 * A further reading may repair a letter, or a g that looks like a 9, even if it is slightly unsure; no more than that.
 */
const MOST_COST = 0.95

const isSame = (a: Strip, b: Strip): boolean =>
  a.start.x === b.start.x && a.start.y === b.start.y && a.end.x === b.end.x

const valuesOf = (reading: LabelReading): readonly (readonly [LabelField, ReadValue])[] =>
  reading.kind === 'unreadable'
    ? []
    : labelFields.flatMap((field) => {
        const value = reading.values[field]
        return value === undefined ? [] : [[field, value] as const]
      })

/** The lines that have to be read again to confirm a reading, without duplicates. */
export function linesToConfirm(reading: LabelReading): readonly Strip[] {
  const lines: Strip[] = []
  for (const [, { line }] of valuesOf(reading)) if (!lines.some((other) => isSame(other, line))) lines.push(line)
  return lines
}

const countedAs = (field: LabelField, unit: NumberUnit): NumberKind =>
  field === 'energy' || unit === 'mg' ? 'whole' : field === 'salt' ? 'salt' : 'grams'

/** The number in another reading of a strip that is nearest to the value; null if there is none. */
function seenAgain({ strip }: ReadValue, again: TextLine | undefined): NumberToken | null {
  if (again === undefined) return null
  const middle = middleOf(strip)
  const distance = (other: Strip): number => Math.hypot(middleOf(other).x - middle.x, middleOf(other).y - middle.y)
  const numbers = tokensOf(again).flatMap((token) => (token.kind === 'number' ? [token] : []))
  return numbers.sort((a, b) => distance(a.strip) - distance(b.strip))[0] ?? null
}

/** Whether another reading of a strip around the value has the same number in the same place. */
function isConfirmed(value: ReadValue, field: LabelField, again: TextLine | undefined): boolean {
  const nearest = seenAgain(value, again)
  if (nearest === null || nearest.brokenOff) return false
  if (nearest.digits === value.digits) return true
  return readingsOf(nearest, countedAs(field, nearest.unit)).some(
    ({ value: other, cost }) => other === value.printed && cost <= MOST_COST,
  )
}

const inLine = (value: ReadValue, again: readonly TextLine[]) => again.find((line) => isSame(line, value.line))
const inRoom = (value: ReadValue, again: readonly TextLine[]) => again.find((line) => isSame(line, value.room))

/**
 * The figures to read a third time, each on its own: those without a witness that the second reading confirmed, and
 * those with a witness that it did not.
 */
export function figuresToConfirm(reading: LabelReading, again: readonly TextLine[]): readonly Strip[] {
  return valuesOf(reading).flatMap(([field, value]) =>
    isConfirmed(value, field, inLine(value, again)) === value.isWitnessed ? [] : [value.room],
  )
}

/** Characters that the edge of a neighbour, at either side of a figure that is cut out closely, is taken for. */
const EDGE_MAX = 1

/**
 * Whether a closely cut figure shows the same digits and one more at an edge, or nothing at all. That is how the edge of
 * a neighbour looks: "3 g" becomes "13g". Other digits in its place are no such thing.
 */
function isEdge(value: ReadValue, alone: TextLine | undefined): boolean {
  const seen = seenAgain(value, alone)
  if (seen === null) return true
  const plain = (digits: string): string =>
    digits
      .replace(/[oOQD]/g, '0')
      .replace(/[lI|i]/g, '1')
      .replaceAll(',', '.')
  const other = plain(seen.digits)
  return [plain(value.digits), String(value.printed)].some((own) => {
    const extra = other.length - own.length
    return extra > 0 && extra <= EDGE_MAX && (other.endsWith(own) || other.startsWith(own))
  })
}

const isDisputed = (field: LabelField, value: ReadValue, again: readonly TextLine[], alone: readonly TextLine[]) =>
  isConfirmed(value, field, inLine(value, again)) &&
  !isConfirmed(value, field, inRoom(value, alone)) &&
  isEdge(value, inRoom(value, alone))

/**
 * The lines to read a fourth time: those of figures that the second reading confirmed and of which the third, at the
 * figure alone, saw an edge of its neighbour.
 */
export function linesInDispute(
  reading: LabelReading,
  again: readonly TextLine[],
  alone: readonly TextLine[],
): readonly Strip[] {
  const lines: Strip[] = []
  for (const [field, value] of valuesOf(reading)) {
    if (value.isWitnessed || !isDisputed(field, value, again, alone)) continue
    if (!lines.some((other) => isSame(other, value.line))) lines.push(value.line)
  }
  return lines
}

/** What further looks at a label have seen. */
export type FurtherLooks = {
  /** The second readings of `linesToConfirm`. */
  readonly again: readonly TextLine[]
  /** The third readings of `figuresToConfirm`. */
  readonly alone: readonly TextLine[]
  /** The fourth readings of `linesInDispute`. */
  readonly whole: readonly TextLine[]
}

/**
 * Confirms a reading after its lines were read again in other ways. A value with a witness needs the second or the third
 * reading to agree. Any other needs both, or the fourth in place of a third that saw its neighbour.
 */
export function confirmReading(reading: LabelReading, { again, alone, whole }: FurtherLooks): LabelReading {
  if (reading.kind === 'unreadable') return reading
  const doubts: { [F in LabelField]?: Doubt } = reading.kind === 'asked' ? { ...reading.doubts } : {}
  for (const [field, value] of valuesOf(reading)) {
    const second = isConfirmed(value, field, inLine(value, again))
    const third = isConfirmed(value, field, inRoom(value, alone))
    const fourth = isDisputed(field, value, again, alone) && isConfirmed(value, field, inLine(value, whole))
    if (!(value.isWitnessed ? second || third : second && (third || fourth))) doubts[field] ??= 'read differently'
  }
  if (Object.keys(doubts).length === 0) return reading
  return { ...reading, kind: 'asked', doubts }
}
