import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { balsamicStrawberriesWordsEs } from './balsamic-strawberries-words-es.ts'
import { cannelliniArtichokeSaladWordsEs } from './cannellini-artichoke-salad-words-es.ts'
import { chickenRadicchioGrapesWordsEs } from './chicken-radicchio-grapes-words-es.ts'
import { courgetteCarpaccioWordsEs } from './courgette-carpaccio-words-es.ts'
import { tunaCourgetteRibbonsOlivesWordsEs } from './tuna-courgette-ribbons-olives-words-es.ts'
import { whiteBeanArrabbiataWordsEs } from './white-bean-arrabbiata-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const italianEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'balsamic-strawberries': balsamicStrawberriesWordsEs,
  'cannellini-artichoke-salad': cannelliniArtichokeSaladWordsEs,
  'chicken-radicchio-grapes': chickenRadicchioGrapesWordsEs,
  'courgette-carpaccio': courgetteCarpaccioWordsEs,
  'tuna-courgette-ribbons-olives': tunaCourgetteRibbonsOlivesWordsEs,
  'white-bean-arrabbiata': whiteBeanArrabbiataWordsEs,
}
