import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { avocadoLimeSlawWordsEs } from './avocado-lime-slaw-words-es.ts'
import { chickenFajitaLettuceCupsWordsEs } from './chicken-fajita-lettuce-cups-words-es.ts'
import { chickenFajitasWordsEs } from './chicken-fajitas-words-es.ts'
import { chickenTortillaSoupWordsEs } from './chicken-tortilla-soup-words-es.ts'
import { chilliConCarneWordsEs } from './chilli-con-carne-words-es.ts'
import { chipotlePorkBurgersWordsEs } from './chipotle-pork-burgers-words-es.ts'
import { cowboyBeefSquashSkilletWordsEs } from './cowboy-beef-squash-skillet-words-es.ts'
import { cowboyCaviarWordsEs } from './cowboy-caviar-words-es.ts'
import { fiveLayerBeanDipWordsEs } from './five-layer-bean-dip-words-es.ts'
import { gulfPrawnFajitasWordsEs } from './gulf-prawn-fajitas-words-es.ts'
import { limeChickenBreakfastPlateWordsEs } from './lime-chicken-breakfast-plate-words-es.ts'
import { migasGreenChilliWordsEs } from './migas-green-chilli-words-es.ts'
import { mushroomJackQuesadillasWordsEs } from './mushroom-jack-quesadillas-words-es.ts'
import { onePotChilliMacWordsEs } from './one-pot-chilli-mac-words-es.ts'
import { pintoBeanFajitasWordsEs } from './pinto-bean-fajitas-words-es.ts'
import { pintoBreakfastTostadasWordsEs } from './pinto-breakfast-tostadas-words-es.ts'
import { pintoDipPeppersWordsEs } from './pinto-dip-peppers-words-es.ts'
import { rubyGrapefruitAvocadoWordsEs } from './ruby-grapefruit-avocado-words-es.ts'
import { smokyLentilTacosWordsEs } from './smoky-lentil-tacos-words-es.ts'
import { sopapillaCinnamonCrispsWordsEs } from './sopapilla-cinnamon-crisps-words-es.ts'
import { tenMinuteTacoSaladWordsEs } from './ten-minute-taco-salad-words-es.ts'
import { texasRedSquashWordsEs } from './texas-red-squash-words-es.ts'
import { turkeyPepperChilliAvocadoWordsEs } from './turkey-pepper-chilli-avocado-words-es.ts'
import { twoBeanChilliWordsEs } from './two-bean-chilli-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const texMexEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'avocado-lime-slaw': avocadoLimeSlawWordsEs,
  'chicken-fajita-lettuce-cups': chickenFajitaLettuceCupsWordsEs,
  'chicken-fajitas': chickenFajitasWordsEs,
  'chicken-tortilla-soup': chickenTortillaSoupWordsEs,
  'chilli-con-carne': chilliConCarneWordsEs,
  'chipotle-pork-burgers': chipotlePorkBurgersWordsEs,
  'cowboy-beef-squash-skillet': cowboyBeefSquashSkilletWordsEs,
  'cowboy-caviar': cowboyCaviarWordsEs,
  'five-layer-bean-dip': fiveLayerBeanDipWordsEs,
  'gulf-prawn-fajitas': gulfPrawnFajitasWordsEs,
  'lime-chicken-breakfast-plate': limeChickenBreakfastPlateWordsEs,
  'migas-green-chilli': migasGreenChilliWordsEs,
  'mushroom-jack-quesadillas': mushroomJackQuesadillasWordsEs,
  'one-pot-chilli-mac': onePotChilliMacWordsEs,
  'pinto-bean-fajitas': pintoBeanFajitasWordsEs,
  'pinto-breakfast-tostadas': pintoBreakfastTostadasWordsEs,
  'pinto-dip-peppers': pintoDipPeppersWordsEs,
  'ruby-grapefruit-avocado': rubyGrapefruitAvocadoWordsEs,
  'smoky-lentil-tacos': smokyLentilTacosWordsEs,
  'sopapilla-cinnamon-crisps': sopapillaCinnamonCrispsWordsEs,
  'ten-minute-taco-salad': tenMinuteTacoSaladWordsEs,
  'texas-red-squash': texasRedSquashWordsEs,
  'turkey-pepper-chilli-avocado': turkeyPepperChilliAvocadoWordsEs,
  'two-bean-chilli': twoBeanChilliWordsEs,
}
