import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { celerySeedButterLogsWordsEs } from './celery-seed-butter-logs-words-es.ts'
import { smokyBeansSweetPotatoesWordsEs } from './smoky-beans-sweet-potatoes-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const americanEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'celery-seed-butter-logs': celerySeedButterLogsWordsEs,
  'smoky-beans-sweet-potatoes': smokyBeansSweetPotatoesWordsEs,
}
