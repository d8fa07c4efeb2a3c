import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { creoleLentilSaladWordsEs } from './creole-lentil-salad-words-es.ts'
import { redBeanTacosCelerySlawWordsEs } from './red-bean-tacos-celery-slaw-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const cajunEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'creole-lentil-salad': creoleLentilSaladWordsEs,
  'red-bean-tacos-celery-slaw': redBeanTacosCelerySlawWordsEs,
}
