import type { Rules } from '#planner/derive/diet-rules.ts'
import { dishTitle } from '#planner/derive/dish-words.ts'
import { variantFor } from '#planner/derive/variant.ts'
import { contradictsPaleo } from '#planner/plan/search/relaxed-rules.ts'
import { findRecipe } from './find-recipe.ts'

/**
 * What dishes are called for whoever eats them; those that are gone are left out. A dish that does not suit any more,
 * since its person has changed what they eat, keeps the name under which they knew it.
 */
export function dishTitles(recipes: readonly string[], rules: Rules): ReadonlyMap<string, string> {
  const diets = contradictsPaleo(rules) ? rules.diets.filter((diet) => diet !== 'PALEO') : rules.diets
  return new Map(
    recipes.map(findRecipe).flatMap((recipe) => {
      if (recipe === undefined) return []
      const variant = variantFor(recipe, { ...rules, diets })
      return [[recipe.id, variant.kind === 'variant' ? dishTitle(variant) : recipe.title]]
    }),
  )
}
