import type { DishKind } from '#planner/derive/dish-kind.ts'
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
