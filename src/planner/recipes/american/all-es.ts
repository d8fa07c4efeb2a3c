import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { appleCabbageSlawPumpkinSeedsWordsEs } from './apple-cabbage-slaw-pumpkin-seeds-words-es.ts'
import { californiaQuinoaEdamameBowlWordsEs } from './california-quinoa-edamame-bowl-words-es.ts'
import { celerySeedButterLogsWordsEs } from './celery-seed-butter-logs-words-es.ts'
import { chickenNoodleSoupWordsEs } from './chicken-noodle-soup-words-es.ts'
import { chocolateSilkPuddingWordsEs } from './chocolate-silk-pudding-words-es.ts'
import { devilledEggsSmokedPaprikaWordsEs } from './devilled-eggs-smoked-paprika-words-es.ts'
import { kiwiStrawberryHempBowlWordsEs } from './kiwi-strawberry-hemp-bowl-words-es.ts'
import { lettuceWrappedTurkeyBurgersWordsEs } from './lettuce-wrapped-turkey-burgers-words-es.ts'
import { microwaveAppleCrispWordsEs } from './microwave-apple-crisp-words-es.ts'
import { miniMeatloavesGreenBeansWordsEs } from './mini-meatloaves-green-beans-words-es.ts'
import { mushroomStroganoffWordsEs } from './mushroom-stroganoff-words-es.ts'
import { peanutJellyPorridgeWordsEs } from './peanut-jelly-porridge-words-es.ts'
import { sloppyJoeJacketPotatoesWordsEs } from './sloppy-joe-jacket-potatoes-words-es.ts'
import { smokyBeansSweetPotatoesWordsEs } from './smoky-beans-sweet-potatoes-words-es.ts'
import { spaghettiMeatballsWordsEs } from './spaghetti-meatballs-words-es.ts'
import { tunaAppleCelerySeedsWordsEs } from './tuna-apple-celery-seeds-words-es.ts'
import { turkeyMeatballsCauliflowerMashWordsEs } from './turkey-meatballs-cauliflower-mash-words-es.ts'
import { waldorfChickenSaladWordsEs } from './waldorf-chicken-salad-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const americanEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'apple-cabbage-slaw-pumpkin-seeds': appleCabbageSlawPumpkinSeedsWordsEs,
  'california-quinoa-edamame-bowl': californiaQuinoaEdamameBowlWordsEs,
  'celery-seed-butter-logs': celerySeedButterLogsWordsEs,
  'chicken-noodle-soup': chickenNoodleSoupWordsEs,
  'chocolate-silk-pudding': chocolateSilkPuddingWordsEs,
  'devilled-eggs-smoked-paprika': devilledEggsSmokedPaprikaWordsEs,
  'kiwi-strawberry-hemp-bowl': kiwiStrawberryHempBowlWordsEs,
  'lettuce-wrapped-turkey-burgers': lettuceWrappedTurkeyBurgersWordsEs,
  'microwave-apple-crisp': microwaveAppleCrispWordsEs,
  'mini-meatloaves-green-beans': miniMeatloavesGreenBeansWordsEs,
  'mushroom-stroganoff': mushroomStroganoffWordsEs,
  'peanut-jelly-porridge': peanutJellyPorridgeWordsEs,
  'sloppy-joe-jacket-potatoes': sloppyJoeJacketPotatoesWordsEs,
  'smoky-beans-sweet-potatoes': smokyBeansSweetPotatoesWordsEs,
  'spaghetti-meatballs': spaghettiMeatballsWordsEs,
  'tuna-apple-celery-seeds': tunaAppleCelerySeedsWordsEs,
  'turkey-meatballs-cauliflower-mash': turkeyMeatballsCauliflowerMashWordsEs,
  'waldorf-chicken-salad': waldorfChickenSaladWordsEs,
}
