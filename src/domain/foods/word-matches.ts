import type { FoodIndex } from './food-index.ts'
import { forgiven, typingErrors } from './typing-errors.ts'

/** A word of the index that a typed word may be, with how well it fits, 0 to 1. */
export type WordMatch = { readonly word: string; readonly fit: number }

const PREFIX = 0.62
const TYPO = 0.72

/** The words of the index that a typed word may be, with how well each fits, 0 to 1. */
export function matchesOf(
  typed: string,
  isLast: boolean,
  { byWord, vocabulary }: FoodIndex<unknown>,
): readonly WordMatch[] {
  const isWord = byWord.has(typed)
  const found: WordMatch[] = isWord ? [{ word: typed, fit: 1 }] : []
  if (isLast && typed.length >= 2) {
    const least = isWord ? PREFIX - 0.12 : PREFIX
    for (const word of vocabulary)
      if (word.length > typed.length && word.startsWith(typed))
        found.push({ word, fit: least + 0.3 * (typed.length / word.length) })
  }
  const most = forgiven(typed.length)
  if (found.length > 0 || most === 0) return found
  for (const word of vocabulary) {
    if (word[0] !== typed[0] && word[1] !== typed[1]) continue
    const errors = typingErrors(typed, word, most)
    if (errors <= most) found.push({ word, fit: TYPO - 0.12 * (errors - 1) })
    else if (isLast && word.length > typed.length && typed.length > 4) {
      if (typingErrors(typed, word.slice(0, typed.length), 1) <= 1) found.push({ word, fit: TYPO - 0.2 })
    }
  }
  return found
}
