import { coreRules } from '#planner/derive/cores.ts'
import { hardDiets, type Rules, realRestrictions } from '#planner/derive/diet-rules.ts'
import { asWritten, type Variant, variantFor } from '#planner/derive/variant.ts'
import type { Recipe } from '#planner/recipe.ts'

/** Each hard diet and restriction separately, then the two strictest sets of rules. */
export const eaters: readonly Rules[] = [
  ...hardDiets.map((diet) => ({ diets: [diet], restrictions: [] })),
  ...realRestrictions.map((restriction) => ({ diets: [], restrictions: [restriction] })),
  coreRules.V,
  coreRules.P,
]

/** The recipe as written, then its variants for these people; some may be the same. */
export const servedTo = (recipe: Recipe): readonly Variant[] => [
  asWritten(recipe),
  ...eaters.map((rules) => variantFor(recipe, rules)).filter((dish) => dish.kind === 'variant'),
]
