import { coreRules } from '#planner/derive/cores.ts'
import { hardDiets, type Rules, realRestrictions } from '#planner/derive/diet-rules.ts'
import { asWritten, type Variant, variantFor } from '#planner/derive/variant.ts'
import type { Recipe } from '#planner/recipe.ts'

/** Each diet and restriction alone, then the two that ask for most. */
export const eaters: readonly Rules[] = [
  ...hardDiets.map((diet) => ({ diets: [diet], restrictions: [] })),
  ...realRestrictions.map((restriction) => ({ diets: [], restrictions: [restriction] })),
  coreRules.V,
  coreRules.P,
]

/** The ways in which these people eat a recipe, as it is written first; some of them may be the same. */
export const servedTo = (recipe: Recipe): readonly Variant[] => [
  asWritten(recipe),
  ...eaters.map((rules) => variantFor(recipe, rules)).filter((dish) => dish.kind === 'variant'),
]
