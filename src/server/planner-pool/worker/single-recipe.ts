import type { RecipeCard } from '#domain/api/member/recipe.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import type { Rules } from '#planner/derive/diet-rules.ts'
import { nutritionOf } from '#planner/derive/nutrition.ts'
import { asWritten, type Variant, variantFor } from '#planner/derive/variant.ts'
import { bannedFoods } from '#planner/foods/food-families.ts'
import { plateName } from '#planner/plate/plate-name.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import { dishTitle } from '#planner/wording/dish-words.ts'
import { jsonLd } from '#planner/wording/json-ld.ts'
import { recipeCard } from './recipe-card.ts'
import { findRecipe, plannedRules } from './served-dishes.ts'
import { portionFigures } from './week-figures.ts'

/** A recipe as a person eats it; null if there is no such recipe or it contains something that they avoid. */
export function loneVariant(id: string, request: WeekRequest): Variant | null {
  const recipe = findRecipe(id)
  if (recipe === undefined) return null
  const variant = variantFor(recipe, plannedRules(request.cook))
  const banned = bannedFoods(request.bannedIngredients)
  const isRefused = variant.kind === 'refused' || variant.lines.some((line) => banned.has(line.id))
  return isRefused ? null : variant
}

/** The card of one serving of a recipe, outside of any week; null if there is no such recipe for them. */
export function loneCard(id: string, request: WeekRequest, units: UnitSystem): RecipeCard | null {
  const variant = loneVariant(id, request)
  if (variant === null) return null
  const served = { variant, rules: plannedRules(request.cook), perServing: nutritionOf(variant) }
  return recipeCard(served, { portion: 1, cooked: 1, figures: portionFigures(served, 1), units, hint: '' })
}

/** A recipe as a file for recipe apps, adapted to a member; null if there is no such recipe for them. */
export function savedRecipe(id: string, request: WeekRequest, units: UnitSystem, platesAt: string): string | null {
  const variant = loneVariant(id, request)
  if (variant === null) return null
  return JSON.stringify(jsonLd(variant, { units, image: `${platesAt}/${plateName(variant)}.svg` }), null, 2)
}

/**
 * The titles of dishes under a member's rules; dishes that no longer exist are left out. A dish that no longer suits
 * the member, because they have changed what they eat, keeps the title under which they knew it.
 */
export function dishTitles(
  recipes: readonly string[],
  rules: Rules,
  units: UnitSystem = 'metric',
): ReadonlyMap<string, string> {
  const planned = plannedRules(rules)
  return new Map(
    recipes.map(findRecipe).flatMap((recipe) => {
      if (recipe === undefined) return []
      const variant = variantFor(recipe, planned)
      return [[recipe.id, dishTitle(variant.kind === 'variant' ? variant : asWritten(recipe), units)]]
    }),
  )
}
