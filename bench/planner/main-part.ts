import { isMainPlace } from '#planner/plan/candidates/day-places.ts'
import { weekPrices as pricesFor } from '#planner/plan/objective/week-prices.ts'
import { SODIUM_AIM, SODIUM_PRICE } from '../../src/planner/plan/objective/nutrient-cost.ts'
import type { Instance } from './cells.ts'
import type { DayPattern } from './day-pattern.ts'

const weekPrices = pricesFor('NEW')

/**
 * The worth of a week in the main part of the planner's objective: scores less portions, protein, fibre, energy,
 * repeats, sodium and cuisines. Terms that are not linear or that programs hardly bound are left out: shopping, plant
 * foods, monotony, wishes, and which sides suit a dish.
 */
export function mainPart({ space: { places } }: Instance, days: readonly DayPattern[]): number {
  const mains = new Set(places.filter(isMainPlace).flatMap(({ pool }) => [...pool]))
  const wanted = (places.filter(isMainPlace).length * days.length) / 2
  const dishes = days.flatMap((day) => day.dishes.map(({ dish }) => dish))
  const again = [...Map.groupBy(dishes, (dish) => dish)]
    .map(([dish, uses]) => ({
      price: mains.has(dish) ? weekPrices.mainAgain : weekPrices.otherAgain,
      times: uses.length,
    }))
    .reduce((sum, { price, times }) => sum + (price * times * (times - 1)) / 2, 0)
  const sum = (figure: 'worth' | 'sodium' | 'liked') => days.reduce((total, day) => total + day[figure], 0)
  return (
    sum('worth') -
    again -
    SODIUM_PRICE * Math.max(0, sum('sodium') - SODIUM_AIM) -
    weekPrices.cuisineLacking * Math.max(0, wanted - sum('liked'))
  )
}
