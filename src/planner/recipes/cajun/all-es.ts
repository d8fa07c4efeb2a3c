import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { bananasFosterCupWordsEs } from './bananas-foster-cup-words-es.ts'
import { boudinSweetPotatoHashWordsEs } from './boudin-sweet-potato-hash-words-es.ts'
import { creoleLentilSaladWordsEs } from './creole-lentil-salad-words-es.ts'
import { figClementineCoconutBowlWordsEs } from './fig-clementine-coconut-bowl-words-es.ts'
import { microwaveStuffedPeppersWordsEs } from './microwave-stuffed-peppers-words-es.ts'
import { redBeanTacosCelerySlawWordsEs } from './red-bean-tacos-celery-slaw-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const cajunEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'bananas-foster-cup': bananasFosterCupWordsEs,
  'boudin-sweet-potato-hash': boudinSweetPotatoHashWordsEs,
  'creole-lentil-salad': creoleLentilSaladWordsEs,
  'fig-clementine-coconut-bowl': figClementineCoconutBowlWordsEs,
  'microwave-stuffed-peppers': microwaveStuffedPeppersWordsEs,
  'red-bean-tacos-celery-slaw': redBeanTacosCelerySlawWordsEs,
}
