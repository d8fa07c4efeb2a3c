import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { coconutChickpeaSweetPotatoCurryWordsEs } from './coconut-chickpea-sweet-potato-curry-words-es.ts'
import { sweetPotatoDalWordsEs } from './sweet-potato-dal-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const indianEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'coconut-chickpea-sweet-potato-curry': coconutChickpeaSweetPotatoCurryWordsEs,
  'sweet-potato-dal': sweetPotatoDalWordsEs,
}
