import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { tahiniDatesWordsEs } from './tahini-dates-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const middleEasternEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'tahini-dates': tahiniDatesWordsEs,
}
