import type { Recipe } from '#planner/recipe.ts'
import { bananaPuddingJars } from './banana-pudding-jars.ts'
import { barbecueChickenPeachTacos } from './barbecue-chicken-peach-tacos.ts'
import { brunswickStew } from './brunswick-stew.ts'
import { butterBeanDipCrudites } from './butter-bean-dip-crudites.ts'
import { cornmealCatfishRadishSlaw } from './cornmeal-catfish-radish-slaw.ts'
import { hoppinJohnCollards } from './hoppin-john-collards.ts'
import { hummingbirdFruitBowl } from './hummingbird-fruit-bowl.ts'
import { lightPimentoCheese } from './light-pimento-cheese.ts'
import { microwaveGritsPeaches } from './microwave-grits-peaches.ts'
import { mississippiCaviarTofu } from './mississippi-caviar-tofu.ts'
import { ovenFriedChickenPotatoSalad } from './oven-fried-chicken-potato-salad.ts'
import { peachChickenSalad } from './peach-chicken-salad.ts'
import { peachCobblerCup } from './peach-cobbler-cup.ts'
import { peanutSweetPotatoStew } from './peanut-sweet-potato-stew.ts'
import { porkChopsAppleMustardGreens } from './pork-chops-apple-mustard-greens.ts'
import { shrimpAndGrits } from './shrimp-and-grits.ts'
import { sweetPotatoDropBiscuits } from './sweet-potato-drop-biscuits.ts'
import { tomatoPeachPlate } from './tomato-peach-plate.ts'
import { tomatoPieCornbreadCrust } from './tomato-pie-cornbread-crust.ts'
import { turkeySagePattiesFriedApples } from './turkey-sage-patties-fried-apples.ts'
import { virginiaPeanutSoup } from './virginia-peanut-soup.ts'

export const southern: readonly Recipe[] = [
  bananaPuddingJars,
  barbecueChickenPeachTacos,
  brunswickStew,
  butterBeanDipCrudites,
  cornmealCatfishRadishSlaw,
  hoppinJohnCollards,
  hummingbirdFruitBowl,
  lightPimentoCheese,
  microwaveGritsPeaches,
  mississippiCaviarTofu,
  ovenFriedChickenPotatoSalad,
  peachChickenSalad,
  peachCobblerCup,
  peanutSweetPotatoStew,
  porkChopsAppleMustardGreens,
  shrimpAndGrits,
  sweetPotatoDropBiscuits,
  tomatoPeachPlate,
  tomatoPieCornbreadCrust,
  turkeySagePattiesFriedApples,
  virginiaPeanutSoup,
]
