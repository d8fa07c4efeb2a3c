import type { BannedFoods } from '#planner/foods/food-families.ts'
import type { Recipe } from '#planner/recipe.ts'
import type { Rules } from './diet-rules.ts'
import { type Variant, variantFor } from './variant.ts'

/** Somebody at the table, and what is never on their plate. */
export type TableSeat = { readonly id: string; readonly rules: Rules; readonly banned: BannedFoods }

/** One way in which a recipe is cooked, and who eats it so. */
export type Cooking = { readonly eaters: readonly string[]; readonly variant: Variant }

/**
 * How a recipe is cooked for a table. The first cooking is for the first seat that can eat the dish; further ones are
 * parts that have to be cooked apart. An eater in none of them needs another dish.
 */
export type SharedCooking = readonly Cooking[]

type Group = { readonly seats: readonly TableSeat[]; readonly variant: Variant }

/** The recipe with swaps that suit all of these people at once; null if there are none. */
function variantForAll(recipe: Recipe, seats: readonly TableSeat[]): Variant | null {
  const rules = {
    diets: seats.flatMap((seat) => seat.rules.diets),
    restrictions: seats.flatMap((seat) => seat.rules.restrictions),
  }
  const banned = new Set(seats.flatMap((seat) => [...seat.banned]))
  const variant = variantFor(recipe, rules, banned)
  return variant.kind === 'variant' ? variant : null
}

/** The groups with one more person: in the first group that has swaps for them too, else in one of their own. */
function joined(groups: readonly Group[], seat: TableSeat, recipe: Recipe): readonly Group[] {
  for (const [at, { seats }] of groups.entries()) {
    const variant = variantForAll(recipe, [...seats, seat])
    if (variant !== null) return groups.with(at, { seats: [...seats, seat], variant })
  }
  const own = variantForAll(recipe, [seat])
  return own === null ? groups : [...groups, { seats: [seat], variant: own }]
}

/**
 * Cooks a recipe for a table: once for all with written swaps if they suit everybody, else with as few parts apart as
 * the swaps allow. Nobody gets a food that their own rules forbid or that they ruled out.
 */
export const sharedCooking = (recipe: Recipe, seats: readonly TableSeat[]): SharedCooking =>
  seats
    .reduce<readonly Group[]>((groups, seat) => joined(groups, seat, recipe), [])
    .map((group) => ({ eaters: group.seats.map(({ id }) => id), variant: group.variant }))

/** The cooking of a dish that somebody eats; undefined if they need another dish. */
export const cookingFor = (cookings: SharedCooking, eater: string): Cooking | undefined =>
  cookings.find(({ eaters }) => eaters.includes(eater))
