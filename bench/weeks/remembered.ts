import type { Lot } from '#planner/larder/stock.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'

/** Weeks whose dishes the next one avoids. */
const WEEKS = 2

/** The request of the week after some weeks, with what they leave behind. */
export const rememberedAfter = (
  request: WeekRequest,
  before: readonly WeekPlan[],
  _stock: readonly Lot[],
): WeekRequest => ({
  ...request,
  recentRecipes: before
    .slice(-WEEKS)
    .flatMap(({ days }) =>
      days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe))),
    ),
})
