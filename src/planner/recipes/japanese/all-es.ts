import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { adzukiQuinoaAvocadoBowlWordsEs } from './adzuki-quinoa-avocado-bowl-words-es.ts'
import { misoNoodleSoupTofuWordsEs } from './miso-noodle-soup-tofu-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const japaneseEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'adzuki-quinoa-avocado-bowl': adzukiQuinoaAvocadoBowlWordsEs,
  'miso-noodle-soup-tofu': misoNoodleSoupTofuWordsEs,
}
