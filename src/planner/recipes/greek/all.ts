import type { Recipe } from '#planner/recipe.ts'
import { avgolemonoChickenSoup } from './avgolemono-chicken-soup.ts'
import { biftekiBurgers } from './bifteki-burgers.ts'
import { briamChickpeas } from './briam-chickpeas.ts'
import { butterBeansTomatoDill } from './butter-beans-tomato-dill.ts'
import { chickenArtichokeDillSalad } from './chicken-artichoke-dill-salad.ts'
import { fasolada } from './fasolada.ts'
import { greekSalmonPotatoTray } from './greek-salmon-potato-tray.ts'
import { lentilCaperSalad } from './lentil-caper-salad.ts'
import { melitzanosalata } from './melitzanosalata.ts'
import { microwaveCodTomatoesOlives } from './microwave-cod-tomatoes-olives.ts'
import { oreganoChickenCourgettes } from './oregano-chicken-courgettes.ts'
import { orzoYiouvetsiFeta } from './orzo-yiouvetsi-feta.ts'
import { pasteliFruitBowl } from './pasteli-fruit-bowl.ts'
import { prawnSaganaki } from './prawn-saganaki.ts'
import { semolinaHalva } from './semolina-halva.ts'
import { snapperPlaki } from './snapper-plaki.ts'
import { strapatsada } from './strapatsada.ts'
import { tahiniOrangePorridge } from './tahini-orange-porridge.ts'
import { tzatzikiPeppers } from './tzatziki-peppers.ts'
import { watermelonOliveMint } from './watermelon-olive-mint.ts'
import { yogurtPeachWalnuts } from './yogurt-peach-walnuts.ts'

export const greek: readonly Recipe[] = [
  avgolemonoChickenSoup,
  biftekiBurgers,
  briamChickpeas,
  butterBeansTomatoDill,
  chickenArtichokeDillSalad,
  fasolada,
  greekSalmonPotatoTray,
  lentilCaperSalad,
  melitzanosalata,
  microwaveCodTomatoesOlives,
  oreganoChickenCourgettes,
  orzoYiouvetsiFeta,
  pasteliFruitBowl,
  prawnSaganaki,
  semolinaHalva,
  snapperPlaki,
  strapatsada,
  tahiniOrangePorridge,
  tzatzikiPeppers,
  watermelonOliveMint,
  yogurtPeachWalnuts,
]
