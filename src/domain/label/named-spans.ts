import type { RowName } from './label-field.ts'
import { errorsAllowed, nearPhrase } from './near-phrase.ts'
import { lettersOf, namePhrases } from './row-names.ts'
import type { PlacedToken, Row } from './rows.ts'
import type { NumberToken, WordToken } from './tokens.ts'

/** A name in a row, with the numbers that follow it up to the next name. */
export type NamedSpan = {
  readonly name: RowName
  readonly row: number
  readonly words: readonly PlacedToken<WordToken>[]
  readonly numbers: readonly PlacedToken<NumberToken>[]
}

const isWord = (placed: PlacedToken): placed is PlacedToken<WordToken> => placed.token.kind === 'word'
export const isNumber = (placed: PlacedToken): placed is PlacedToken<NumberToken> => placed.token.kind === 'number'

/** A wrong letter makes a name fit worse than this many letters less do: "saturated fat" is not "unsaturated fat". */
const ERROR_COST = 3

type NameSpan = { readonly name: RowName; readonly words: readonly PlacedToken<WordToken>[] }

/** Most words before a number that may be its names: a longer text is no table, and would take long. */
const MOST_WORDS = 60

/** The names found in consecutive words, without a number between them. */
function namesAmong(all: readonly PlacedToken<WordToken>[]): readonly NameSpan[] {
  const words = all.slice(-MOST_WORDS)
  const parts = words.map((word) => ({ word, letters: lettersOf(word.token.text) }))
  const text = parts.map(({ letters }) => letters).join('')
  const starts: number[] = []
  parts.reduce((at, { letters }) => {
    starts.push(at)
    return at + letters.length
  }, 0)
  const ends = parts.map(({ letters }, index) => (starts[index] ?? 0) + letters.length)
  const candidates = namePhrases
    .flatMap(({ name, letters }) => {
      const place = nearPhrase(text, letters, errorsAllowed(letters.length))
      if (place === null) return []
      // A short name must be a whole word: "sal" is not the beginning of "salad".
      if (letters.length < 6 && !(starts.includes(place.from) && ends.includes(place.to))) return []
      return [{ name, from: place.from, to: place.to, fit: place.to - place.from - ERROR_COST * place.errors }]
    })
    .sort((a, b) => b.fit - a.fit)
  const taken: { from: number; to: number; name: RowName }[] = []
  for (const place of candidates) {
    if (!taken.some(({ from, to }) => place.from < to && place.to > from)) taken.push(place)
  }
  return (
    taken
      .sort((a, b) => a.from - b.from)
      // A label in two languages names each nutrient twice.
      .filter(({ name }, index, all) => all[index + 1]?.name !== name)
      .map(({ from, to, name }) => ({
        name,
        words: parts.flatMap(({ word }, index) =>
          (starts[index] ?? 0) < to && (ends[index] ?? 0) > from ? [word] : [],
        ),
      }))
  )
}

type OpenSpan = { readonly name: RowName; readonly row: number; readonly words: readonly PlacedToken<WordToken>[] } & {
  readonly numbers: PlacedToken<NumberToken>[]
}

/**
 * The names in all rows, each with its numbers. If a row has several names the label is running text: what begins at
 * the end of such a row continues in the next.
 */
export function namedSpans(rows: readonly Row[]): readonly NamedSpan[] {
  const spans: OpenSpan[] = []
  let words: PlacedToken<WordToken>[] = []
  let current: OpenSpan | undefined
  const close = (row: number) => {
    for (const found of namesAmong(words)) {
      current = { ...found, row, numbers: [] }
      spans.push(current)
    }
    words = []
  }
  rows.forEach((row, index) => {
    const before = spans.length
    if ((current?.numbers.length ?? 0) > 0) current = undefined
    for (const placed of row) {
      if (isWord(placed)) words.push(placed)
      if (isNumber(placed)) {
        close(index)
        current?.numbers.push(placed)
      }
    }
    if (spans.length - before >= 2) return
    close(index)
    current = undefined
  })
  close(rows.length - 1)
  return spans
}
