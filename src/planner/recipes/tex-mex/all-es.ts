import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { twoBeanChilliWordsEs } from './two-bean-chilli-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const texMexEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'two-bean-chilli': twoBeanChilliWordsEs,
}
