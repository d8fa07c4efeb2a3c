import { nearPhrase } from './near-phrase.ts'
import { lettersOf } from './row-names.ts'

/** What the text of a pack says that it contains, and what it may contain in traces; lines as they were read. */
export type IngredientLines = { readonly contains: readonly string[]; readonly mayContain: readonly string[] }

const starts = ['ingredients', 'contains', 'allergyadvice', 'allergens'] as const
const traces = ['maycontain', 'madeinafacility', 'sharedequipment', 'tracesof', 'notsuitablefor'] as const
/** What ends a list of ingredients. */
const ends = [
  ...['nutritioninformation', 'nutritionfacts', 'storage', 'storein', 'bestbefore', 'distributedby', 'madeby'],
  ...['servingsize', 'netweight', 'preparedfor', 'cookinginstructions', 'directions'],
] as const
/** A letter in so many may be misread. "Contains" has to be exact: servings per container are no ingredients. */
const LETTERS_PER_ERROR = 9
/** Most lines of one list. */
const MOST_LINES = 16

const has = (letters: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => nearPhrase(letters, phrase, Math.floor(phrase.length / LETTERS_PER_ERROR)) !== null)

/**
 * The lines of a pack that list what is in it, from "Ingredients" or "Contains" on. The text is English; what was not
 * read is missing from it, so that its silence says nothing.
 * @param texts lines from top to bottom
 */
export function ingredientLines(texts: readonly string[]): IngredientLines {
  const contains: string[] = []
  const mayContain: string[] = []
  let left = 0
  let isTrace = false
  for (const text of texts) {
    const letters = lettersOf(text)
    if (has(letters, traces)) {
      isTrace = true
      left = MOST_LINES
    } else if (has(letters, starts)) {
      isTrace = false
      left = MOST_LINES
    } else if (has(letters, ends)) left = 0
    if (left === 0) continue
    left--
    if (isTrace) mayContain.push(text)
    else contains.push(text)
  }
  return { contains, mayContain }
}
