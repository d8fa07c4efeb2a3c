import type { FoodIndex } from './food-index.ts'
import { forgiven, typingErrors } from './typing-errors.ts'

/** Letters of a word that is long enough to be known with one of them wrong. */
const LONG_BRAND = 5

/** A word that the index does not have, corrected; the word itself if it has it, or nothing is near. */
export function corrected(word: string, { byWord, vocabulary }: FoodIndex<unknown>): string {
  const most = forgiven(word.length)
  if (most === 0 || byWord.has(word)) return word
  let best = word
  let [fewest, uses] = [most + 1, 0]
  for (const known of vocabulary) {
    if (known[0] !== word[0] && known[1] !== word[1]) continue
    const errors = typingErrors(word, known, most)
    const often = byWord.get(known)?.length ?? 0
    if (errors > most || errors > fewest || (errors === fewest && often <= uses)) continue
    best = known
    fewest = errors
    uses = often
  }
  return best
}

/** A word in which one letter is wrong, as a brand writes it: "babybell". Itself if foods or brands are called so. */
export function asBrand(word: string, { byWord, language }: FoodIndex<unknown>): string {
  const { beginnings } = language.alsoSaid
  if (word.length < LONG_BRAND || byWord.has(word) || beginnings.includes(word)) return word
  return (
    beginnings.find((brand) => brand[0] === word[0] && !byWord.has(brand) && typingErrors(word, brand, 1) <= 1) ?? word
  )
}

/** The share of the pairs of letters of two words that they have in common, 0 to 1 (Dice). */
function likeness(a: string, b: string): number {
  const pairs = (word: string) => new Set(Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)))
  const [one, other] = [pairs(a), pairs(b)]
  return (2 * [...one].filter((pair) => other.has(pair)).length) / Math.max(1, one.size + other.size)
}

/** The word of the index that looks most like a word. */
export const nearestWord = (word: string, { vocabulary }: FoodIndex<unknown>): string =>
  vocabulary.reduce(
    (best, known) => {
      const near = likeness(word, known)
      return near > best.near ? { known, near } : best
    },
    { known: word, near: 0.3 },
  ).known

/** The words with two neighbours joined, or a long unknown word parted: "oatmilk", "peanutbutter". */
export function spellings(
  words: readonly string[],
  byWord: ReadonlyMap<string, unknown>,
  stemOf: (word: string) => string,
): readonly (readonly string[])[] {
  const joined = words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)])
  const parted = words.flatMap((word, at) => {
    if (word.length < 6 || byWord.has(word)) return []
    for (let cut = 3; cut <= word.length - 3; cut++) {
      const parts = [word.slice(0, cut), stemOf(word.slice(cut))]
      if (parts.every((part) => byWord.has(part))) return [[...words.slice(0, at), ...parts, ...words.slice(at + 1)]]
    }
    return []
  })
  return [...joined.filter((way) => way.every((word) => byWord.has(word))), ...parted]
}
