/** Number of letters that may be wrong in a phrase of this length: short names must be exact. */
export const errorsAllowed = (length: number): number => (length < 6 ? 0 : length < 9 ? 1 : length < 14 ? 2 : 3)

/**
 * Whether a phrase can occur at all: of one part more than there may be errors, at least one is without an error. Most
 * phrases are ruled out by this, which is much faster than comparing them letter by letter.
 */
function canOccur(text: string, phrase: string, allowed: number): boolean {
  const size = phrase.length / (allowed + 1)
  for (let part = 0; part <= allowed; part++) {
    if (text.includes(phrase.slice(Math.floor(part * size), Math.floor((part + 1) * size)))) return true
  }
  return false
}

export type PhrasePlace = { readonly from: number; readonly to: number; readonly errors: number }

/**
 * Where a phrase occurs in a text with the fewest errors (Sellers, 1980): wrong, missing or extra letters. Null if it
 * takes more errors than allowed.
 */
export function nearPhrase(text: string, phrase: string, allowed: number): PhrasePlace | null {
  const exact = text.indexOf(phrase)
  if (exact >= 0) return { from: exact, to: exact + phrase.length, errors: 0 }
  if (allowed === 0 || text.length < phrase.length - allowed || !canOccur(text, phrase, allowed)) return null
  // For each column: the errors so far, and where in the text the match began.
  let errors = Array.from({ length: phrase.length + 1 }, (_, index) => index)
  let starts = errors.map(() => 0)
  let best: PhrasePlace | null = null
  for (let at = 1; at <= text.length; at++) {
    const nextErrors = [0]
    const nextStarts = [at]
    for (let row = 1; row <= phrase.length; row++) {
      const swap = (errors[row - 1] ?? 0) + (text[at - 1] === phrase[row - 1] ? 0 : 1)
      const extra = (errors[row] ?? 0) + 1
      const missing = (nextErrors[row - 1] ?? 0) + 1
      const least = Math.min(swap, extra, missing)
      nextErrors.push(least)
      nextStarts.push((least === swap ? starts[row - 1] : least === extra ? starts[row] : nextStarts[row - 1]) ?? 0)
    }
    errors = nextErrors
    starts = nextStarts
    const found = errors[phrase.length] ?? allowed + 1
    if (found <= allowed && (best === null || found < best.errors)) {
      best = { from: starts[phrase.length] ?? 0, to: at, errors: found }
    }
  }
  return best
}
