import type { Recipe } from '#planner/recipe.ts'
import { hardDiets, type Rules, realRestrictions } from './diet-rules.ts'
import { suits, suitsAsWritten } from './variant.ts'

export type Suitability = 'AS_WRITTEN' | 'WITH_SWAPS' | 'NO'

const suitability = (recipe: Recipe, rules: Rules): Suitability => {
  if (suitsAsWritten(recipe, rules)) return 'AS_WRITTEN'
  return suits(recipe, rules) ? 'WITH_SWAPS' : 'NO'
}

/** Whether a recipe suits each hard diet, taken separately. */
export const dietsOf = (recipe: Recipe) =>
  hardDiets.map((diet) => ({ diet, suitability: suitability(recipe, { diets: [diet], restrictions: [] }) }))

/** Whether a recipe suits each restriction, taken separately. */
export const restrictionsOf = (recipe: Recipe) =>
  realRestrictions.map((restriction) => ({
    restriction,
    suitability: suitability(recipe, { diets: [], restrictions: [restriction] }),
  }))
