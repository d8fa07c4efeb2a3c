import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { adzukiQuinoaAvocadoBowlWordsEs } from './adzuki-quinoa-avocado-bowl-words-es.ts'
import { chickenDaikonAvocadoWordsEs } from './chicken-daikon-avocado-words-es.ts'
import { misoNoodleSoupTofuWordsEs } from './miso-noodle-soup-tofu-words-es.ts'
import { smokedTofuChirashiWordsEs } from './smoked-tofu-chirashi-words-es.ts'
import { steamedSweetPotatoSesameWordsEs } from './steamed-sweet-potato-sesame-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const japaneseEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'adzuki-quinoa-avocado-bowl': adzukiQuinoaAvocadoBowlWordsEs,
  'chicken-daikon-avocado': chickenDaikonAvocadoWordsEs,
  'miso-noodle-soup-tofu': misoNoodleSoupTofuWordsEs,
  'smoked-tofu-chirashi': smokedTofuChirashiWordsEs,
  'steamed-sweet-potato-sesame': steamedSweetPotatoSesameWordsEs,
}
