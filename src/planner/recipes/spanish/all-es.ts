import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { beanSaladSmokedTofuWordsEs } from './bean-salad-smoked-tofu-words-es.ts'
import { chickenAsparagusRomescoWordsEs } from './chicken-asparagus-romesco-words-es.ts'
import { gazpachoPrawnsAvocadoWordsEs } from './gazpacho-prawns-avocado-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const spanishEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'bean-salad-smoked-tofu': beanSaladSmokedTofuWordsEs,
  'chicken-asparagus-romesco': chickenAsparagusRomescoWordsEs,
  'gazpacho-prawns-avocado': gazpachoPrawnsAvocadoWordsEs,
}
