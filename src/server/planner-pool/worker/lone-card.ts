import type { RecipeCard } from '#domain/api/member/recipe.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import type { Rules } from '#planner/derive/diet-rules.ts'
import { nutritionOf } from '#planner/derive/nutrition.ts'
import { type Variant, variantFor } from '#planner/derive/variant.ts'
import { contradictsPaleo, relaxedCook } from '#planner/plan/search/relaxed-rules.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import { portionFigures } from './day-figures.ts'
import { findRecipe } from './find-recipe.ts'
import { recipeCard } from './recipe-card.ts'

/** The rules that the weeks of such a cook are made by: where two contradict each other, one gives way. */
const rulesOf = ({ cook }: Pick<WeekRequest, 'cook'>): Rules =>
  relaxedCook(cook, contradictsPaleo(cook) ? ['PALEO_FOR_PLANTS'] : [])

/** A recipe as such a person eats it; null where there is no such recipe or it holds what they avoid. */
export function loneVariant(id: string, request: WeekRequest): Variant | null {
  const recipe = findRecipe(id)
  if (recipe === undefined) return null
  const variant = variantFor(recipe, rulesOf(request))
  const isRefused =
    variant.kind === 'refused' || variant.lines.some((line) => request.bannedIngredients.includes(line.id))
  return isRefused ? null : variant
}

/** One serving of a recipe, outside of any week; null where there is no such recipe for them. */
export function loneCard(id: string, request: WeekRequest, units: UnitSystem): RecipeCard | null {
  const variant = loneVariant(id, request)
  if (variant === null) return null
  const served = { variant, rules: rulesOf(request), perServing: nutritionOf(variant) }
  return recipeCard(served, { portion: 1, cooked: 1, figures: portionFigures(served, 1), units, hint: '' })
}
