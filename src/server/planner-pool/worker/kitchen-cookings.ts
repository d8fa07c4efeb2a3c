import { sharedCooking } from '#planner/derive/shared-cooking.ts'
import { holdsBanned, type Variant, variantFor } from '#planner/derive/variant.ts'
import { bannedFoods } from '#planner/foods/food-families.ts'
import { tableSeats } from '#planner/plan/search/table-seats.ts'
import type { Kitchen } from '#server/planner-pool/planner-pool.ts'
import { findRecipe, plannedRules, type ServedCooking, served, servedTo } from './served-dishes.ts'

/**
 * All ways in which a recipe is cooked outside of any week for everybody at a table. Who is in none of them must not eat
 * it; none at all if there is no such recipe. What somebody who eats alone has ruled out is not swapped: see `isWanted`.
 */
export function kitchenCookings(id: string, { table }: Kitchen): readonly ServedCooking[] {
  const recipe = findRecipe(id)
  if (recipe === undefined) return []
  const rules = plannedRules(table.cook)
  if (table.others !== undefined) {
    const seats = tableSeats(table, rules)
    return sharedCooking(recipe, seats).map((cooking) => servedTo(cooking, seats))
  }
  const variant = variantFor(recipe, rules)
  return variant.kind === 'refused' ? [] : [{ eaters: [table.person], served: served(variant, rules) }]
}

/** The cooking of a recipe that whoever asks would eat; null if there is none. */
export const ownCooking = (id: string, kitchen: Kitchen): ServedCooking | null =>
  kitchenCookings(id, kitchen).find(({ eaters }) => eaters.includes(kitchen.eater)) ?? null

/** Whether a dish as it is cooked for them holds nothing that somebody who eats alone has ruled out. */
export const isWanted = (dish: Variant, { table: { bannedIngredients, others } }: Kitchen): boolean =>
  others !== undefined || !holdsBanned(dish, bannedFoods(bannedIngredients))
