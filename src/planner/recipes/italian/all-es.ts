import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { balsamicStrawberriesWordsEs } from './balsamic-strawberries-words-es.ts'
import { cabbageBeanMinestroneWordsEs } from './cabbage-bean-minestrone-words-es.ts'
import { cannelliniArtichokeSaladWordsEs } from './cannellini-artichoke-salad-words-es.ts'
import { chickenRadicchioGrapesWordsEs } from './chicken-radicchio-grapes-words-es.ts'
import { courgetteCarpaccioWordsEs } from './courgette-carpaccio-words-es.ts'
import { ricottaFigToastWordsEs } from './ricotta-fig-toast-words-es.ts'
import { tiramisuOatsWordsEs } from './tiramisu-oats-words-es.ts'
import { tunaCourgetteRibbonsOlivesWordsEs } from './tuna-courgette-ribbons-olives-words-es.ts'
import { tunaFennelOrangeWordsEs } from './tuna-fennel-orange-words-es.ts'
import { tunaTomatoSpaghettiWordsEs } from './tuna-tomato-spaghetti-words-es.ts'
import { whiteBeanArrabbiataWordsEs } from './white-bean-arrabbiata-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const italianEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'balsamic-strawberries': balsamicStrawberriesWordsEs,
  'cabbage-bean-minestrone': cabbageBeanMinestroneWordsEs,
  'cannellini-artichoke-salad': cannelliniArtichokeSaladWordsEs,
  'chicken-radicchio-grapes': chickenRadicchioGrapesWordsEs,
  'courgette-carpaccio': courgetteCarpaccioWordsEs,
  'ricotta-fig-toast': ricottaFigToastWordsEs,
  'tiramisu-oats': tiramisuOatsWordsEs,
  'tuna-courgette-ribbons-olives': tunaCourgetteRibbonsOlivesWordsEs,
  'tuna-fennel-orange': tunaFennelOrangeWordsEs,
  'tuna-tomato-spaghetti': tunaTomatoSpaghettiWordsEs,
  'white-bean-arrabbiata': whiteBeanArrabbiataWordsEs,
}
