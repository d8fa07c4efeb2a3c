import { type Doubt, type LabelField, labelFields } from './label-field.ts'
import type { LabelReading, ReadValue } from './label-reading.ts'
import { type Counted, readingsOf } from './readings.ts'
import { middleOf, type Strip, type TextLine } from './text-line.ts'
import { type NumberUnit, tokensOf } from './tokens.ts'

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

const countedAs = (field: LabelField, unit: NumberUnit): Counted =>
  field === 'energy' || unit === 'mg' ? 'whole' : field === 'salt' ? 'salt' : 'grams'

/** Whether another reading of a strip around the value has the same number in the same place. */
function isConfirmed({ printed, digits, strip }: ReadValue, field: LabelField, again: TextLine | undefined): boolean {
  if (again === undefined) return false
  const middle = middleOf(strip)
  const numbers = tokensOf(again).filter((token) => token.kind === 'number')
  const distance = (other: Strip): number => Math.hypot(middleOf(other).x - middle.x, middleOf(other).y - middle.y)
  const [nearest] = numbers.sort((a, b) => distance(a.strip) - distance(b.strip))
  if (nearest === undefined || nearest.brokenOff) return false
  if (nearest.digits === digits) return true
  return readingsOf(nearest, countedAs(field, nearest.unit)).some(
    ({ value, cost }) => value === printed && cost <= MOST_COST,
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

/**
 * Confirms a reading after its lines were read a second time, at another scale and contrast, and some figures a third
 * time. A value with a witness needs one of the two to agree; any other needs both.
 * @param again the second readings of `linesToConfirm`
 * @param alone the third readings of `figuresToConfirm`
 */
export function confirmReading(
  reading: LabelReading,
  again: readonly TextLine[],
  alone: readonly TextLine[],
): LabelReading {
  if (reading.kind === 'unreadable') return reading
  const doubts: { [F in LabelField]?: Doubt } = reading.kind === 'asked' ? { ...reading.doubts } : {}
  for (const [field, value] of valuesOf(reading)) {
    const second = isConfirmed(value, field, inLine(value, again))
    const third = isConfirmed(value, field, inRoom(value, alone))
    if (!(value.isWitnessed ? second || third : second && third)) doubts[field] ??= 'read differently'
  }
  if (Object.keys(doubts).length === 0) return reading
  return { kind: 'asked', basis: reading.basis, values: reading.values, doubts }
}
