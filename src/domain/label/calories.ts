import { isNumber, type NamedSpan } from './named-spans.ts'
import type { PlacedToken, Row } from './rows.ts'
import type { NumberToken } from './tokens.ts'

/** Greatest distance between the word and a number below it, in text heights. */
const REACH = 2.5

const isBare = ({ token: { unit } }: PlacedToken<NumberToken>): boolean =>
  unit === null || unit === 'kcal' || unit === 'Cal'

/**
 * The number of calories. It is printed so large that it belongs to no row, so this finds the nearest number to the
 * right of the word, or else below it.
 */
export function caloriesNumbers(
  rows: readonly Row[],
  spans: readonly NamedSpan[],
): readonly PlacedToken<NumberToken>[] {
  const numbers = rows.flat().filter(isNumber).filter(isBare)
  return spans
    .filter(({ name }) => name === 'energy')
    .flatMap(({ words, numbers: own }) => {
      const bare = own.filter(isBare)
      if (bare[0] !== undefined) return [bare[0]]
      const word = words.at(-1)
      if (word === undefined) return []
      const distance = (number: PlacedToken<NumberToken>): number => {
        const height = Math.max(word.token.strip.height, number.token.strip.height)
        const down = number.level - word.level
        const across = number.left - word.right
        if (Math.abs(down) < 0.7 * height && across > -0.5 * height) return across
        const isBelow =
          down > 0 && down < REACH * height && number.left < word.right && number.right > (words[0] ?? word).left
        return isBelow ? REACH * height + down : Number.POSITIVE_INFINITY
      }
      const near = numbers
        .map((number) => ({ number, far: distance(number) }))
        .filter(({ far }) => far < Number.POSITIVE_INFINITY)
        .sort((a, b) => a.far - b.far)
      return near.slice(0, 1).map(({ number }) => number)
    })
}
