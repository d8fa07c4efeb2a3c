import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { avgolemonoChickenSoupWordsEs } from './avgolemono-chicken-soup-words-es.ts'
import { briamChickpeasWordsEs } from './briam-chickpeas-words-es.ts'
import { butterBeansTomatoDillWordsEs } from './butter-beans-tomato-dill-words-es.ts'
import { chickenArtichokeDillSaladWordsEs } from './chicken-artichoke-dill-salad-words-es.ts'
import { fasoladaWordsEs } from './fasolada-words-es.ts'
import { greekSalmonPotatoTrayWordsEs } from './greek-salmon-potato-tray-words-es.ts'
import { lentilCaperSaladWordsEs } from './lentil-caper-salad-words-es.ts'
import { melitzanosalataWordsEs } from './melitzanosalata-words-es.ts'
import { microwaveCodTomatoesOlivesWordsEs } from './microwave-cod-tomatoes-olives-words-es.ts'
import { pasteliFruitBowlWordsEs } from './pasteli-fruit-bowl-words-es.ts'
import { semolinaHalvaWordsEs } from './semolina-halva-words-es.ts'
import { strapatsadaWordsEs } from './strapatsada-words-es.ts'
import { tahiniOrangePorridgeWordsEs } from './tahini-orange-porridge-words-es.ts'
import { tzatzikiPeppersWordsEs } from './tzatziki-peppers-words-es.ts'
import { watermelonOliveMintWordsEs } from './watermelon-olive-mint-words-es.ts'
import { yogurtPeachWalnutsWordsEs } from './yogurt-peach-walnuts-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const greekEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'avgolemono-chicken-soup': avgolemonoChickenSoupWordsEs,
  'briam-chickpeas': briamChickpeasWordsEs,
  'butter-beans-tomato-dill': butterBeansTomatoDillWordsEs,
  'chicken-artichoke-dill-salad': chickenArtichokeDillSaladWordsEs,
  fasolada: fasoladaWordsEs,
  'greek-salmon-potato-tray': greekSalmonPotatoTrayWordsEs,
  'lentil-caper-salad': lentilCaperSaladWordsEs,
  melitzanosalata: melitzanosalataWordsEs,
  'microwave-cod-tomatoes-olives': microwaveCodTomatoesOlivesWordsEs,
  'pasteli-fruit-bowl': pasteliFruitBowlWordsEs,
  'semolina-halva': semolinaHalvaWordsEs,
  strapatsada: strapatsadaWordsEs,
  'tahini-orange-porridge': tahiniOrangePorridgeWordsEs,
  'tzatziki-peppers': tzatzikiPeppersWordsEs,
  'watermelon-olive-mint': watermelonOliveMintWordsEs,
  'yogurt-peach-walnuts': yogurtPeachWalnutsWordsEs,
}
