import { type OwnDishProblems, ownDishProblems } from '#planner/derive/own-dish.ts'
import type { OwnFoods } from '#planner/week/own-meal.ts'
import type { Away, PlannedMeal, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { relaxedCook } from './relaxed-rules.ts'
import { tableSeats } from './table-seats.ts'

type Ruled = Pick<WeekRequest, 'cook' | 'person' | 'bannedIngredients' | 'others'>

/** What of a dish's foods speaks against it for one of the table, under the rules of a week. */
export function problemsFor(
  request: Ruled,
  relaxed: WeekPlan['relaxed'],
  eater: string,
  foods: OwnFoods,
): OwnDishProblems | null {
  const seat = tableSeats(request, relaxedCook(request.cook, relaxed)).find(({ id }) => id === eater)
  const ids = foods.map(({ food }) => food)
  return seat === undefined ? null : ownDishProblems(ids, seat)
}

const isFit = (request: Ruled, relaxed: WeekPlan['relaxed'], { eater, own }: Away): boolean => {
  if (own === undefined) return true
  const found = problemsFor(request, relaxed, eater, own.foods)
  return found !== null && found.unknown.length === 0 && found.avoided.length === 0
}

/** A meal without dishes of somebody's own that do not suit whoever was to eat them. */
export function withoutUnfitOwn(request: Ruled, relaxed: WeekPlan['relaxed'], meal: PlannedMeal): PlannedMeal {
  const { away, ...of } = meal
  const fit = away?.filter((each) => isFit(request, relaxed, each))
  if (fit === undefined || fit.length === away?.length) return meal
  return fit.length === 0 ? of : { ...of, away: fit }
}

/** Whether every dish of somebody's own in a week suits whoever is to eat it; what is kept as it was eaten counts not. */
export const ownMealsSuit = (request: Ruled, { days, relaxed }: Pick<WeekPlan, 'days' | 'relaxed'>): boolean =>
  days.every(({ meals }) =>
    meals.every((meal) => meal.kept === true || withoutUnfitOwn(request, relaxed, meal) === meal),
  )
