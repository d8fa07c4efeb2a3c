import type { DishKind } from '#planner/derive/dish-kind.ts'
import { mealMinutes } from '#planner/derive/meal-minutes.ts'
import type { Candidates } from '#planner/plan/candidates/candidates.ts'
import type { Slot } from '#planner/recipe.ts'

/**
 * How many sides of a meal are odd beside the rest: a second plate of meat or fish, a second sweet thing,
 * a dessert at breakfast, a dip beside porridge.
 */
export function oddSides(slot: Slot, first: DishKind, sides: readonly DishKind[]): number {
  const besideSweet = isSweet(first)
  let odd = 0
  let sweets = slot === 'SNACK' && besideSweet ? 1 : 0
  for (const side of sides) {
    if (side === 'PLATE') odd++
    if (isSweet(side)) sweets++
    if (slot !== 'BREAKFAST') continue
    if (side === 'SWEET') odd++
    if (besideSweet && !isSweet(side)) odd++
  }
  return odd + Math.max(0, sweets - 1)
}

const isSweet = (kind: DishKind): boolean => kind === 'SWEET' || kind === 'FRUIT'

/** What it costs that a side suits its meal ill, that a meal takes too long at all, and each minute of that or of a slow snack. */
export const sidePrices = { odd: 2, late: 1.5, minute: 0.05 } as const
/** Minutes past which few would go to the kitchen for a snack. */
const SNACK_MINUTES = 15

const NO_MINUTES = { active: 0, total: 0 } as const

/** What the sides of one meal cost beside its first dish, and the minutes of a snack; dishes go by their numbers, the first first. */
export function sidesCost(slot: Slot, meal: readonly number[], { recipes, kinds, mostMinutes }: Candidates): number {
  const [first = 'SAVOURY', ...sides] = meal.map((dish): DishKind => kinds[dish] ?? 'SAVOURY')
  const minutes = mealMinutes(meal.map((dish) => recipes[dish]?.minutes ?? NO_MINUTES))
  const late = minutes - mostMinutes
  const slow = slot === 'SNACK' ? Math.max(0, minutes - SNACK_MINUTES) : 0
  return (
    sidePrices.odd * oddSides(slot, first, sides) +
    (late > 0 ? sidePrices.late + sidePrices.minute * late : 0) +
    sidePrices.minute * slow
  )
}
