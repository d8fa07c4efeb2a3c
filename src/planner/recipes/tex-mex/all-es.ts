import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { avocadoLimeSlawWordsEs } from './avocado-lime-slaw-words-es.ts'
import { cowboyBeefSquashSkilletWordsEs } from './cowboy-beef-squash-skillet-words-es.ts'
import { cowboyCaviarWordsEs } from './cowboy-caviar-words-es.ts'
import { limeChickenBreakfastPlateWordsEs } from './lime-chicken-breakfast-plate-words-es.ts'
import { pintoBreakfastTostadasWordsEs } from './pinto-breakfast-tostadas-words-es.ts'
import { tenMinuteTacoSaladWordsEs } from './ten-minute-taco-salad-words-es.ts'
import { twoBeanChilliWordsEs } from './two-bean-chilli-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const texMexEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'avocado-lime-slaw': avocadoLimeSlawWordsEs,
  'cowboy-beef-squash-skillet': cowboyBeefSquashSkilletWordsEs,
  'cowboy-caviar': cowboyCaviarWordsEs,
  'lime-chicken-breakfast-plate': limeChickenBreakfastPlateWordsEs,
  'pinto-breakfast-tostadas': pintoBreakfastTostadasWordsEs,
  'ten-minute-taco-salad': tenMinuteTacoSaladWordsEs,
  'two-bean-chilli': twoBeanChilliWordsEs,
}
