import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { beanSaladSmokedTofuWordsEs } from './bean-salad-smoked-tofu-words-es.ts'
import { chickenAsparagusRomescoWordsEs } from './chicken-asparagus-romesco-words-es.ts'
import { endiveAvocadoOrangeWordsEs } from './endive-avocado-orange-words-es.ts'
import { gazpachoPrawnsAvocadoWordsEs } from './gazpacho-prawns-avocado-words-es.ts'
import { macedoniaWordsEs } from './macedonia-words-es.ts'
import { sardinesSweetPotatoMashWordsEs } from './sardines-sweet-potato-mash-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const spanishEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'bean-salad-smoked-tofu': beanSaladSmokedTofuWordsEs,
  'chicken-asparagus-romesco': chickenAsparagusRomescoWordsEs,
  'endive-avocado-orange': endiveAvocadoOrangeWordsEs,
  'gazpacho-prawns-avocado': gazpachoPrawnsAvocadoWordsEs,
  macedonia: macedoniaWordsEs,
  'sardines-sweet-potato-mash': sardinesSweetPotatoMashWordsEs,
}
