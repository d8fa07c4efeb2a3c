/** An item that can be found by its names. */
export type Searched<T> = {
  readonly item: T
  readonly length: number
  /** The words of its names, and each name with its words joined. */
  readonly words: readonly string[]
}

const plainWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Prepares an item to be found by its names. */
export function searched<T>(item: T, names: readonly string[]): Searched<T> {
  const spelt = names.map(plainWords)
  const words = [...new Set([...spelt.flat(), ...spelt.map((all) => all.join(''))])]
  return { item, words, length: names[0]?.length ?? 0 }
}

/**
 * The number of letters to change, add, leave out or swap with their neighbour to turn what was typed into the start of
 * a word (optimal string alignment).
 */
export function typingErrors(typed: string, word: string): number {
  let earlier: number[] = []
  let before = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row++) {
    const now = [row]
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      now[column] = Math.min(
        (before[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? (earlier[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    earlier = before
    before = now
  }
  // What was typed may be only the beginning of the word.
  return Math.min(...before)
}

/** The number of errors to forgive in a typed word of this length. A short word with one error is another word. */
const forgiven = (letters: number): number => (letters < 4 ? 0 : letters < 7 ? 1 : 2)

/** How far a typed word is from a word: 0 equal, 1 its beginning, 2 a part of it, then by errors; null if too far. */
function distance(typed: string, word: string): number | null {
  if (typed === word) return 0
  if (word.startsWith(typed)) return 1
  if (typed.length >= 3 && word.includes(typed)) return 2
  if (Math.abs(word.length - typed.length) > forgiven(typed.length) && word.length < typed.length) return null
  const errors = typingErrors(typed, word)
  return errors <= forgiven(typed.length) ? 2 + errors * 2 : null
}

const MOST_FOUND = 24

/** The items that match a text, nearest first. Every typed word has to match; errors in longer words are forgiven. */
export function search<T>(all: readonly Searched<T>[], text: string): readonly T[] {
  const typed = plainWords(text)
  if (typed.join('').length < 2) return []
  const found: { readonly item: T; readonly cost: number }[] = []
  for (const { item, words, length } of all) {
    let cost = length / 100
    for (const word of typed) {
      const best = Math.min(
        ...words.map((each, at) => (distance(word, each) ?? Number.POSITIVE_INFINITY) + (at === 0 ? 0 : 0.25)),
      )
      cost += best
    }
    if (Number.isFinite(cost)) found.push({ item, cost })
  }
  return found
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST_FOUND)
    .map(({ item }) => item)
}
