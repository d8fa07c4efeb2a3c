import type { Variety } from '#domain/household/variety.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import type { PlannedDay } from '#planner/week/week-plan.ts'
import type { Kitchen } from './own-dishes.ts'
import { dishesOf } from './planned-day.ts'

/**
 * The cost of each time that somebody had the same dish of their own before in the week, and of each good that has to be
 * bought for it alone.
 */
export const ownPrices = {
  NEW: { again: 0.6, good: 0 },
  BALANCED: { again: 0.15, good: 0.15 },
  SIMPLE: { again: 0, good: 0.2 },
} as const satisfies Record<Variety, { readonly again: number; readonly good: number }>

/** The goods that the dishes of a table need, by number. */
export function goodsOn(days: readonly PlannedDay[], { dishes }: Kitchen): Set<number> {
  const facts = new Map(dishes.map((dish) => [dish.recipe.id, dish.facts]))
  const eaten = days.flatMap(dishesOf).map(({ recipe }) => facts.get(recipe)?.find((each) => each !== null))
  return new Set(eaten.flatMap((each) => [...(each?.goods ?? [])]))
}

/** How many goods a dish needs that are not bought for others. */
export function newGoods(goods: ArrayLike<number>, bought: ReadonlySet<number>): number {
  let count = 0
  for (let index = 0; index < goods.length; index++) if (!bought.has(at(goods, index))) count++
  return count
}
