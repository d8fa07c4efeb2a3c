import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { bananaPuddingJarsWordsEs } from './banana-pudding-jars-words-es.ts'
import { butterBeanDipCruditesWordsEs } from './butter-bean-dip-crudites-words-es.ts'
import { cornmealCatfishRadishSlawWordsEs } from './cornmeal-catfish-radish-slaw-words-es.ts'
import { hoppinJohnCollardsWordsEs } from './hoppin-john-collards-words-es.ts'
import { hummingbirdFruitBowlWordsEs } from './hummingbird-fruit-bowl-words-es.ts'
import { lightPimentoCheeseWordsEs } from './light-pimento-cheese-words-es.ts'
import { microwaveGritsPeachesWordsEs } from './microwave-grits-peaches-words-es.ts'
import { mississippiCaviarTofuWordsEs } from './mississippi-caviar-tofu-words-es.ts'
import { peachChickenSaladWordsEs } from './peach-chicken-salad-words-es.ts'
import { peachCobblerCupWordsEs } from './peach-cobbler-cup-words-es.ts'
import { peanutSweetPotatoStewWordsEs } from './peanut-sweet-potato-stew-words-es.ts'
import { porkChopsAppleMustardGreensWordsEs } from './pork-chops-apple-mustard-greens-words-es.ts'
import { sweetPotatoDropBiscuitsWordsEs } from './sweet-potato-drop-biscuits-words-es.ts'
import { tomatoPeachPlateWordsEs } from './tomato-peach-plate-words-es.ts'
import { turkeySagePattiesFriedApplesWordsEs } from './turkey-sage-patties-fried-apples-words-es.ts'
import { virginiaPeanutSoupWordsEs } from './virginia-peanut-soup-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const southernEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'banana-pudding-jars': bananaPuddingJarsWordsEs,
  'butter-bean-dip-crudites': butterBeanDipCruditesWordsEs,
  'cornmeal-catfish-radish-slaw': cornmealCatfishRadishSlawWordsEs,
  'hoppin-john-collards': hoppinJohnCollardsWordsEs,
  'hummingbird-fruit-bowl': hummingbirdFruitBowlWordsEs,
  'light-pimento-cheese': lightPimentoCheeseWordsEs,
  'microwave-grits-peaches': microwaveGritsPeachesWordsEs,
  'mississippi-caviar-tofu': mississippiCaviarTofuWordsEs,
  'peach-chicken-salad': peachChickenSaladWordsEs,
  'peach-cobbler-cup': peachCobblerCupWordsEs,
  'peanut-sweet-potato-stew': peanutSweetPotatoStewWordsEs,
  'pork-chops-apple-mustard-greens': porkChopsAppleMustardGreensWordsEs,
  'sweet-potato-drop-biscuits': sweetPotatoDropBiscuitsWordsEs,
  'tomato-peach-plate': tomatoPeachPlateWordsEs,
  'turkey-sage-patties-fried-apples': turkeySagePattiesFriedApplesWordsEs,
  'virginia-peanut-soup': virginiaPeanutSoupWordsEs,
}
