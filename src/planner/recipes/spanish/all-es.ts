import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { beanSaladSmokedTofuWordsEs } from './bean-salad-smoked-tofu-words-es.ts'
import { gazpachoPrawnsAvocadoWordsEs } from './gazpacho-prawns-avocado-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const spanishEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'bean-salad-smoked-tofu': beanSaladSmokedTofuWordsEs,
  'gazpacho-prawns-avocado': gazpachoPrawnsAvocadoWordsEs,
}
