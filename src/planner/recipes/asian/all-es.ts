import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { peanutNoodlesTofuBroccoliWordsEs } from './peanut-noodles-tofu-broccoli-words-es.ts'
import { prawnOrangeSlawWordsEs } from './prawn-orange-slaw-words-es.ts'
import { singaporeNoodlesTofuWordsEs } from './singapore-noodles-tofu-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const asianEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'peanut-noodles-tofu-broccoli': peanutNoodlesTofuBroccoliWordsEs,
  'prawn-orange-slaw': prawnOrangeSlawWordsEs,
  'singapore-noodles-tofu': singaporeNoodlesTofuWordsEs,
}
