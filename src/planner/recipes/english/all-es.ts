import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { coronationChickenGemCupsWordsEs } from './coronation-chicken-gem-cups-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const englishEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'coronation-chicken-gem-cups': coronationChickenGemCupsWordsEs,
}
