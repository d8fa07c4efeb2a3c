import type { Recipe } from '#planner/recipe.ts'
import { adzukiQuinoaAvocadoBowl } from './adzuki-quinoa-avocado-bowl.ts'
import { chickenDaikonAvocado } from './chicken-daikon-avocado.ts'
import { chickenEggRiceBowl } from './chicken-egg-rice-bowl.ts'
import { crabAvocadoNori } from './crab-avocado-nori.ts'
import { edamameSesameChilli } from './edamame-sesame-chilli.ts'
import { gingerPorkCabbage } from './ginger-pork-cabbage.ts'
import { grilledMackerelGomaae } from './grilled-mackerel-gomaae.ts'
import { japaneseTofuCurry } from './japanese-tofu-curry.ts'
import { kitsuneSoba } from './kitsune-soba.ts'
import { matchaBananaTofuBowl } from './matcha-banana-tofu-bowl.ts'
import { matchaYogurtAdzuki } from './matcha-yogurt-adzuki.ts'
import { misoAubergineTofu } from './miso-aubergine-tofu.ts'
import { misoNoodleSoupTofu } from './miso-noodle-soup-tofu.ts'
import { mushroomWafuSpaghetti } from './mushroom-wafu-spaghetti.ts'
import { prawnOkonomiyaki } from './prawn-okonomiyaki.ts'
import { salmonCucumberSweetPotatoes } from './salmon-cucumber-sweet-potatoes.ts'
import { salmonOchazuke } from './salmon-ochazuke.ts'
import { sesameChickenNoriRolls } from './sesame-chicken-nori-rolls.ts'
import { smokedTofuChirashi } from './smoked-tofu-chirashi.ts'
import { sobaSesameBroccoli } from './soba-sesame-broccoli.ts'
import { steamedSweetPotatoSesame } from './steamed-sweet-potato-sesame.ts'
import { teriyakiChickenBroccoli } from './teriyaki-chicken-broccoli.ts'
import { teriyakiSalmonGreens } from './teriyaki-salmon-greens.ts'
import { tofuTeriyakiGreenBeans } from './tofu-teriyaki-green-beans.ts'
import { tofuWakameMisoSoup } from './tofu-wakame-miso-soup.ts'
import { turkeySoboroSpinach } from './turkey-soboro-spinach.ts'
import { wafuBeefTofuBurger } from './wafu-beef-tofu-burger.ts'
import { wakameCucumberSunomono } from './wakame-cucumber-sunomono.ts'

export const japanese: readonly Recipe[] = [
  adzukiQuinoaAvocadoBowl,
  chickenDaikonAvocado,
  chickenEggRiceBowl,
  crabAvocadoNori,
  edamameSesameChilli,
  gingerPorkCabbage,
  grilledMackerelGomaae,
  japaneseTofuCurry,
  kitsuneSoba,
  matchaBananaTofuBowl,
  matchaYogurtAdzuki,
  misoAubergineTofu,
  misoNoodleSoupTofu,
  mushroomWafuSpaghetti,
  prawnOkonomiyaki,
  salmonCucumberSweetPotatoes,
  salmonOchazuke,
  sesameChickenNoriRolls,
  smokedTofuChirashi,
  sobaSesameBroccoli,
  steamedSweetPotatoSesame,
  teriyakiChickenBroccoli,
  teriyakiSalmonGreens,
  tofuTeriyakiGreenBeans,
  tofuWakameMisoSoup,
  turkeySoboroSpinach,
  wafuBeefTofuBurger,
  wakameCucumberSunomono,
]
