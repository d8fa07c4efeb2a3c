import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { watermelonOliveMintWordsEs } from './watermelon-olive-mint-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const greekEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'watermelon-olive-mint': watermelonOliveMintWordsEs,
}
