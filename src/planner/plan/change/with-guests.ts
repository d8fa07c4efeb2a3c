import { MOST_GUESTS } from '#domain/household/eater.ts'
import type { WeekPlan } from '#planner/week/week-plan.ts'
import type { MealAddress } from './leftovers.ts'

/**
 * The week with so many guests at one meal, each of whom gets a serving of its dishes; 0 for none. Nobody's own plate
 * changes. Null if there is no such meal.
 * @throws RangeError if the number is not a whole one from 0 to `MOST_GUESTS`
 */
export function withGuests(plan: WeekPlan, { day, meal }: MealAddress, guests: number): WeekPlan | null {
  if (!Number.isInteger(guests) || guests < 0 || guests > MOST_GUESTS) throw new RangeError(`${guests} guests`)
  const today = plan.days[day]
  const { guests: _before, ...alone } = today?.meals[meal] ?? { slot: null, dishes: [] }
  if (today === undefined || alone.slot === null) return null
  const changed = guests === 0 ? alone : { ...alone, guests }
  return { ...plan, days: plan.days.with(day, { meals: today.meals.with(meal, changed) }) }
}
