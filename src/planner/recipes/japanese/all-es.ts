import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { adzukiQuinoaAvocadoBowlWordsEs } from './adzuki-quinoa-avocado-bowl-words-es.ts'
import { chickenDaikonAvocadoWordsEs } from './chicken-daikon-avocado-words-es.ts'
import { crabAvocadoNoriWordsEs } from './crab-avocado-nori-words-es.ts'
import { edamameSesameChilliWordsEs } from './edamame-sesame-chilli-words-es.ts'
import { japaneseTofuCurryWordsEs } from './japanese-tofu-curry-words-es.ts'
import { matchaBananaTofuBowlWordsEs } from './matcha-banana-tofu-bowl-words-es.ts'
import { matchaYogurtAdzukiWordsEs } from './matcha-yogurt-adzuki-words-es.ts'
import { misoAubergineTofuWordsEs } from './miso-aubergine-tofu-words-es.ts'
import { misoNoodleSoupTofuWordsEs } from './miso-noodle-soup-tofu-words-es.ts'
import { salmonCucumberSweetPotatoesWordsEs } from './salmon-cucumber-sweet-potatoes-words-es.ts'
import { sesameChickenNoriRollsWordsEs } from './sesame-chicken-nori-rolls-words-es.ts'
import { smokedTofuChirashiWordsEs } from './smoked-tofu-chirashi-words-es.ts'
import { sobaSesameBroccoliWordsEs } from './soba-sesame-broccoli-words-es.ts'
import { steamedSweetPotatoSesameWordsEs } from './steamed-sweet-potato-sesame-words-es.ts'
import { teriyakiChickenBroccoliWordsEs } from './teriyaki-chicken-broccoli-words-es.ts'
import { tofuTeriyakiGreenBeansWordsEs } from './tofu-teriyaki-green-beans-words-es.ts'
import { tofuWakameMisoSoupWordsEs } from './tofu-wakame-miso-soup-words-es.ts'
import { turkeySoboroSpinachWordsEs } from './turkey-soboro-spinach-words-es.ts'
import { wafuBeefTofuBurgerWordsEs } from './wafu-beef-tofu-burger-words-es.ts'
import { wakameCucumberSunomonoWordsEs } from './wakame-cucumber-sunomono-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const japaneseEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'adzuki-quinoa-avocado-bowl': adzukiQuinoaAvocadoBowlWordsEs,
  'chicken-daikon-avocado': chickenDaikonAvocadoWordsEs,
  'crab-avocado-nori': crabAvocadoNoriWordsEs,
  'edamame-sesame-chilli': edamameSesameChilliWordsEs,
  'japanese-tofu-curry': japaneseTofuCurryWordsEs,
  'matcha-banana-tofu-bowl': matchaBananaTofuBowlWordsEs,
  'matcha-yogurt-adzuki': matchaYogurtAdzukiWordsEs,
  'miso-aubergine-tofu': misoAubergineTofuWordsEs,
  'miso-noodle-soup-tofu': misoNoodleSoupTofuWordsEs,
  'salmon-cucumber-sweet-potatoes': salmonCucumberSweetPotatoesWordsEs,
  'sesame-chicken-nori-rolls': sesameChickenNoriRollsWordsEs,
  'smoked-tofu-chirashi': smokedTofuChirashiWordsEs,
  'soba-sesame-broccoli': sobaSesameBroccoliWordsEs,
  'steamed-sweet-potato-sesame': steamedSweetPotatoSesameWordsEs,
  'teriyaki-chicken-broccoli': teriyakiChickenBroccoliWordsEs,
  'tofu-teriyaki-green-beans': tofuTeriyakiGreenBeansWordsEs,
  'tofu-wakame-miso-soup': tofuWakameMisoSoupWordsEs,
  'turkey-soboro-spinach': turkeySoboroSpinachWordsEs,
  'wafu-beef-tofu-burger': wafuBeefTofuBurgerWordsEs,
  'wakame-cucumber-sunomono': wakameCucumberSunomonoWordsEs,
}
