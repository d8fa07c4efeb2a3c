import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { whiteBeanArrabbiataWordsEs } from './white-bean-arrabbiata-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const italianEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'white-bean-arrabbiata': whiteBeanArrabbiataWordsEs,
}
