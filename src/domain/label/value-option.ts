import { around, type Interval } from './interval.ts'
import type { ReadValue } from './label-reading.ts'
import { type NumberKind, type Reading, readingsOf } from './readings.ts'
import type { PlacedToken } from './rows.ts'
import type { NumberToken } from './tokens.ts'

/** One way to read one value of a label, with its place. */
export type ValueOption = Reading & {
  readonly token: NumberToken
  readonly printed: number
  readonly witnesses: readonly NumberToken[]
  /** Whether it is rounded to three significant figures, as energy in Australia. */
  readonly isThreeFigures?: boolean
}

/** Most readings of one number that are tried. */
const MOST_READINGS = 4

/** "<0,5" is read as 0, but "less than 1" is too vague to be a value. */
const MOST_BELOW = 0.5

/** The ways to read one number as the value of a field. */
export function optionsOf(
  { token }: PlacedToken<NumberToken>,
  counted: NumberKind,
  witnesses: readonly PlacedToken<NumberToken>[] = [],
): readonly ValueOption[] {
  return readingsOf(token, counted)
    .slice(0, MOST_READINGS)
    .flatMap((reading): ValueOption[] => {
      const shared = { token, printed: reading.value, witnesses: witnesses.map((witness) => witness.token) }
      if (!token.below) return [{ ...reading, ...shared }]
      return reading.value <= MOST_BELOW ? [{ ...reading, ...shared, value: 0, half: reading.value }] : []
    })
}

/** All values that the printed one may stand for. */
export const intervalOf = ({ value, half }: Pick<ValueOption, 'value' | 'half'>): Interval => around(value, half)

/** The value in the form of a label reading; `times` converts it into the unit of its field. */
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
