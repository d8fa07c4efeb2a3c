import { around, type Interval } from './interval.ts'
import type { ReadValue } from './label-reading.ts'
import { type Counted, type Reading, readingsOf } from './readings.ts'
import type { Placed } from './rows.ts'
import type { NumberToken } from './tokens.ts'

/** One way to read one value of a label, with the place that it was read at. */
export type ValueOption = Reading & {
  readonly token: NumberToken
  readonly printed: number
  readonly witnesses: readonly NumberToken[]
}

/** Readings of one number that are worth trying. */
const MOST_READINGS = 4

/** "<0,5" is 0; "less than 1" is not a value, but all below it. */
const MOST_BELOW = 0.5

/** The ways to read one number as the value of a field. */
export function optionsOf(
  { token }: Placed<NumberToken>,
  counted: Counted,
  witnesses: readonly Placed<NumberToken>[] = [],
): readonly ValueOption[] {
  return readingsOf(token, counted)
    .slice(0, MOST_READINGS)
    .flatMap((reading): ValueOption[] => {
      const shared = { token, printed: reading.value, witnesses: witnesses.map((witness) => witness.token) }
      if (!token.below) return [{ ...reading, ...shared }]
      return reading.value <= MOST_BELOW ? [{ ...reading, ...shared, value: 0, half: reading.value }] : []
    })
}

/** All that the printed value may stand for. */
export const intervalOf = ({ value, half }: Pick<ValueOption, 'value' | 'half'>): Interval => around(value, half)

/** The value as a reading of the label has it; `times` turns it into the unit of its field. */
export const readValue = (
  { value, printed, token: { digits, strip, room, line } }: ValueOption,
  { isWitnessed, times = 1 }: { readonly isWitnessed: boolean; readonly times?: number },
): ReadValue => ({
  value: Number((value * times).toFixed(3)),
  printed,
  digits,
  strip,
  room,
  isWitnessed,
  line,
})
