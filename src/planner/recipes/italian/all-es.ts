import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { balsamicStrawberriesWordsEs } from './balsamic-strawberries-words-es.ts'
import { beefLasagneWordsEs } from './beef-lasagne-words-es.ts'
import { bologneseCourgetteRibbonsWordsEs } from './bolognese-courgette-ribbons-words-es.ts'
import { cabbageBeanMinestroneWordsEs } from './cabbage-bean-minestrone-words-es.ts'
import { cannelliniArtichokeSaladWordsEs } from './cannellini-artichoke-salad-words-es.ts'
import { chickenCacciatoraWordsEs } from './chicken-cacciatora-words-es.ts'
import { chickenRadicchioGrapesWordsEs } from './chicken-radicchio-grapes-words-es.ts'
import { courgetteCarpaccioWordsEs } from './courgette-carpaccio-words-es.ts'
import { fennelPorkPattiesWordsEs } from './fennel-pork-patties-words-es.ts'
import { lentilMushroomSpaghettiWordsEs } from './lentil-mushroom-spaghetti-words-es.ts'
import { pastaECeciWordsEs } from './pasta-e-ceci-words-es.ts'
import { pizzaMargheritaWordsEs } from './pizza-margherita-words-es.ts'
import { quickCaponataWordsEs } from './quick-caponata-words-es.ts'
import { redLentilPuttanescaWordsEs } from './red-lentil-puttanesca-words-es.ts'
import { ricottaFigToastWordsEs } from './ricotta-fig-toast-words-es.ts'
import { spaghettiBologneseWordsEs } from './spaghetti-bolognese-words-es.ts'
import { spaghettiCarbonaraWordsEs } from './spaghetti-carbonara-words-es.ts'
import { tiramisuOatsWordsEs } from './tiramisu-oats-words-es.ts'
import { tunaCourgetteRibbonsOlivesWordsEs } from './tuna-courgette-ribbons-olives-words-es.ts'
import { tunaFennelOrangeWordsEs } from './tuna-fennel-orange-words-es.ts'
import { tunaStuffedTomatoesWordsEs } from './tuna-stuffed-tomatoes-words-es.ts'
import { tunaTomatoSpaghettiWordsEs } from './tuna-tomato-spaghetti-words-es.ts'
import { whiteBeanArrabbiataWordsEs } from './white-bean-arrabbiata-words-es.ts'
import { whiteBeanBruschettaWordsEs } from './white-bean-bruschetta-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const italianEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'balsamic-strawberries': balsamicStrawberriesWordsEs,
  'beef-lasagne': beefLasagneWordsEs,
  'bolognese-courgette-ribbons': bologneseCourgetteRibbonsWordsEs,
  'cabbage-bean-minestrone': cabbageBeanMinestroneWordsEs,
  'cannellini-artichoke-salad': cannelliniArtichokeSaladWordsEs,
  'chicken-cacciatora': chickenCacciatoraWordsEs,
  'chicken-radicchio-grapes': chickenRadicchioGrapesWordsEs,
  'courgette-carpaccio': courgetteCarpaccioWordsEs,
  'fennel-pork-patties': fennelPorkPattiesWordsEs,
  'lentil-mushroom-spaghetti': lentilMushroomSpaghettiWordsEs,
  'pasta-e-ceci': pastaECeciWordsEs,
  'pizza-margherita': pizzaMargheritaWordsEs,
  'quick-caponata': quickCaponataWordsEs,
  'red-lentil-puttanesca': redLentilPuttanescaWordsEs,
  'ricotta-fig-toast': ricottaFigToastWordsEs,
  'spaghetti-bolognese': spaghettiBologneseWordsEs,
  'spaghetti-carbonara': spaghettiCarbonaraWordsEs,
  'tiramisu-oats': tiramisuOatsWordsEs,
  'tuna-courgette-ribbons-olives': tunaCourgetteRibbonsOlivesWordsEs,
  'tuna-fennel-orange': tunaFennelOrangeWordsEs,
  'tuna-stuffed-tomatoes': tunaStuffedTomatoesWordsEs,
  'tuna-tomato-spaghetti': tunaTomatoSpaghettiWordsEs,
  'white-bean-arrabbiata': whiteBeanArrabbiataWordsEs,
  'white-bean-bruschetta': whiteBeanBruschettaWordsEs,
}
