import type { Rules } from '#planner/derive/diet-rules.ts'
import { type Nutrition, nutritionOf } from '#planner/derive/nutrition.ts'
import { type Variant, variantFor } from '#planner/derive/variant.ts'
import { relaxedCook } from '#planner/plan/search/relaxed-rules.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { findRecipe } from './find-recipe.ts'

/** A recipe with the swaps that the rules of one person ask for, and what a serving of it holds. */
export type Served = { readonly variant: Variant; readonly rules: Rules; readonly perServing: Nutrition }

/**
 * The dishes of a week as its person eats them, by the rules that the week was cooked by. @throws Error where a dish
 * is gone from the library or no longer suits: such a week has to be planned anew
 */
export function servedIn(
  request: Pick<WeekRequest, 'cook'>,
  plan: Pick<WeekPlan, 'relaxed'>,
): (recipe: string) => Served {
  const cook = relaxedCook(request.cook, plan.relaxed)
  const known = new Map<string, Served>()
  return (id) => {
    const before = known.get(id)
    if (before !== undefined) return before
    const recipe = findRecipe(id)
    if (recipe === undefined) throw new Error('a planned dish is gone from the library')
    const variant = variantFor(recipe, cook)
    if (variant.kind === 'refused') throw new Error('a planned dish no longer suits')
    const served = { variant, rules: cook, perServing: nutritionOf(variant) }
    known.set(id, served)
    return served
  }
}
