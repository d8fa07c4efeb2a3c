import type { Recipe } from '#planner/recipe.ts'
import { appleCabbageSlawPumpkinSeeds } from './apple-cabbage-slaw-pumpkin-seeds.ts'
import { beefStroganoff } from './beef-stroganoff.ts'
import { blackBeanBurgers } from './black-bean-burgers.ts'
import { buttermilkBlueberryPancakes } from './buttermilk-blueberry-pancakes.ts'
import { californiaFishTacos } from './california-fish-tacos.ts'
import { californiaQuinoaEdamameBowl } from './california-quinoa-edamame-bowl.ts'
import { cauliflowerMacAndCheese } from './cauliflower-mac-and-cheese.ts'
import { celerySeedButterLogs } from './celery-seed-butter-logs.ts'
import { chickenCaesarSalad } from './chicken-caesar-salad.ts'
import { chickenNoodleSoup } from './chicken-noodle-soup.ts'
import { chocolateSilkPudding } from './chocolate-silk-pudding.ts'
import { clamChowder } from './clam-chowder.ts'
import { devilledEggsSmokedPaprika } from './devilled-eggs-smoked-paprika.ts'
import { kiwiStrawberryHempBowl } from './kiwi-strawberry-hemp-bowl.ts'
import { lettuceWrappedTurkeyBurgers } from './lettuce-wrapped-turkey-burgers.ts'
import { marylandCrabCakes } from './maryland-crab-cakes.ts'
import { microwaveAppleCrisp } from './microwave-apple-crisp.ts'
import { miniMeatloavesGreenBeans } from './mini-meatloaves-green-beans.ts'
import { mushroomStroganoff } from './mushroom-stroganoff.ts'
import { peanutJellyPorridge } from './peanut-jelly-porridge.ts'
import { sloppyJoeJacketPotatoes } from './sloppy-joe-jacket-potatoes.ts'
import { smokedSalmonBagelThins } from './smoked-salmon-bagel-thins.ts'
import { smokyBeansSweetPotatoes } from './smoky-beans-sweet-potatoes.ts'
import { spaghettiMeatballs } from './spaghetti-meatballs.ts'
import { tunaAppleCelerySeeds } from './tuna-apple-celery-seeds.ts'
import { turkeyMeatballsCauliflowerMash } from './turkey-meatballs-cauliflower-mash.ts'
import { waldorfChickenSalad } from './waldorf-chicken-salad.ts'

export const american: readonly Recipe[] = [
  appleCabbageSlawPumpkinSeeds,
  beefStroganoff,
  blackBeanBurgers,
  buttermilkBlueberryPancakes,
  californiaFishTacos,
  californiaQuinoaEdamameBowl,
  cauliflowerMacAndCheese,
  celerySeedButterLogs,
  chickenCaesarSalad,
  chickenNoodleSoup,
  chocolateSilkPudding,
  clamChowder,
  devilledEggsSmokedPaprika,
  kiwiStrawberryHempBowl,
  lettuceWrappedTurkeyBurgers,
  marylandCrabCakes,
  microwaveAppleCrisp,
  miniMeatloavesGreenBeans,
  mushroomStroganoff,
  peanutJellyPorridge,
  sloppyJoeJacketPotatoes,
  smokedSalmonBagelThins,
  smokyBeansSweetPotatoes,
  spaghettiMeatballs,
  tunaAppleCelerySeeds,
  turkeyMeatballsCauliflowerMash,
  waldorfChickenSalad,
]
