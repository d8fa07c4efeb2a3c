/** What a search goes through: something with a name, sorted by how near that comes. */
export type Searched<T> = {
  readonly item: T
  readonly length: number
  /** Its words, those of its plural, and all of them in one. */
  readonly words: readonly string[]
}

const plainWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Prepares something to be found under its names. */
export function searched<T>(item: T, names: readonly string[]): Searched<T> {
  const spelt = names.map(plainWords)
  const words = [...new Set([...spelt.flat(), ...spelt.map((all) => all.join(''))])]
  return { item, words, length: names[0]?.length ?? 0 }
}

/**
 * Letters that have to be changed, added, left out or swapped with their neighbour to make the beginning of a word of what
 * was typed (optimal string alignment).
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
  // What was typed may be the beginning of the word only.
  return Math.min(...before)
}

/** Errors that are forgiven in so many letters: a short word with one error is another word. */
const forgiven = (letters: number): number => (letters < 4 ? 0 : letters < 7 ? 1 : 2)

/** How far a typed word is from a word: 0 is the same, 1 its beginning, 2 within it, then by errors; null is too far. */
function distance(typed: string, word: string): number | null {
  if (typed === word) return 0
  if (word.startsWith(typed)) return 1
  if (typed.length >= 3 && word.includes(typed)) return 2
  if (Math.abs(word.length - typed.length) > forgiven(typed.length) && word.length < typed.length) return null
  const errors = typingErrors(typed, word)
  return errors <= forgiven(typed.length) ? 2 + errors * 2 : null
}

const MOST_FOUND = 24

/** What is called so, the nearest first. Each word that was typed has to be found; errors in longer ones are forgiven. */
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
