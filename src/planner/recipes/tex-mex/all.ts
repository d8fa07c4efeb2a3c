import type { Recipe } from '#planner/recipe.ts'
import { avocadoLimeSlaw } from './avocado-lime-slaw.ts'
import { chickenFajitaLettuceCups } from './chicken-fajita-lettuce-cups.ts'
import { chickenFajitas } from './chicken-fajitas.ts'
import { chickenTortillaSoup } from './chicken-tortilla-soup.ts'
import { chilliConCarne } from './chilli-con-carne.ts'
import { chipotlePorkBurgers } from './chipotle-pork-burgers.ts'
import { cowboyBeefSquashSkillet } from './cowboy-beef-squash-skillet.ts'
import { cowboyCaviar } from './cowboy-caviar.ts'
import { fiveLayerBeanDip } from './five-layer-bean-dip.ts'
import { gulfPrawnFajitas } from './gulf-prawn-fajitas.ts'
import { limeChickenBreakfastPlate } from './lime-chicken-breakfast-plate.ts'
import { migasGreenChilli } from './migas-green-chilli.ts'
import { mushroomJackQuesadillas } from './mushroom-jack-quesadillas.ts'
import { onePotChilliMac } from './one-pot-chilli-mac.ts'
import { pintoBeanFajitas } from './pinto-bean-fajitas.ts'
import { pintoBreakfastTostadas } from './pinto-breakfast-tostadas.ts'
import { pintoDipPeppers } from './pinto-dip-peppers.ts'
import { rubyGrapefruitAvocado } from './ruby-grapefruit-avocado.ts'
import { smokyLentilTacos } from './smoky-lentil-tacos.ts'
import { sopapillaCinnamonCrisps } from './sopapilla-cinnamon-crisps.ts'
import { tenMinuteTacoSalad } from './ten-minute-taco-salad.ts'
import { texasRedSquash } from './texas-red-squash.ts'
import { turkeyPepperChilliAvocado } from './turkey-pepper-chilli-avocado.ts'
import { twoBeanChilli } from './two-bean-chilli.ts'

export const texMex: readonly Recipe[] = [
  avocadoLimeSlaw,
  chickenFajitaLettuceCups,
  chickenFajitas,
  chickenTortillaSoup,
  chilliConCarne,
  chipotlePorkBurgers,
  cowboyBeefSquashSkillet,
  cowboyCaviar,
  fiveLayerBeanDip,
  gulfPrawnFajitas,
  limeChickenBreakfastPlate,
  migasGreenChilli,
  mushroomJackQuesadillas,
  onePotChilliMac,
  pintoBeanFajitas,
  pintoBreakfastTostadas,
  pintoDipPeppers,
  rubyGrapefruitAvocado,
  smokyLentilTacos,
  sopapillaCinnamonCrisps,
  tenMinuteTacoSalad,
  texasRedSquash,
  turkeyPepperChilliAvocado,
  twoBeanChilli,
]
