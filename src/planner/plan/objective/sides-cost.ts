import type { DishKind } from '#planner/derive/dish-kind.ts'
import { mealMinutes } from '#planner/derive/meal-minutes.ts'
import type { Candidates } from '#planner/plan/candidates/candidates.ts'
import type { Slot } from '#planner/recipe.ts'

/**
 * How many sides of a meal do not suit the rest of it: a second plate of meat or fish, a second sweet thing, a dessert
 * at breakfast, a dip with porridge.
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

/**
 * The cost of each odd side, of a meal that takes too long, and of each minute too many of that meal or of a slow
 * snack.
 */
export const sidePrices = { odd: 2, late: 1.5, minute: 0.05 } as const
/** Few people would spend more minutes than this in the kitchen for a snack. */
const SNACK_MINUTES = 15

const NO_MINUTES = { active: 0, total: 0 } as const

/** The cost of the sides and the minutes of one meal. `meal` holds the numbers of its dishes, the main dish first. */
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
