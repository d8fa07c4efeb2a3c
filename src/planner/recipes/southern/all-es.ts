import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { mississippiCaviarTofuWordsEs } from './mississippi-caviar-tofu-words-es.ts'
import { peanutSweetPotatoStewWordsEs } from './peanut-sweet-potato-stew-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const southernEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'mississippi-caviar-tofu': mississippiCaviarTofuWordsEs,
  'peanut-sweet-potato-stew': peanutSweetPotatoStewWordsEs,
}
