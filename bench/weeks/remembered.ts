import type { Lot } from '#planner/larder/stock.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'

const DAYS = 7
/** Weeks whose dishes the next one avoids. */
const WEEKS = 10

const recipesIn = (weeks: readonly WeekPlan[]): readonly string[] =>
  weeks.flatMap(({ days }) =>
    days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe))),
  )

/** The request of the week after some weeks, with what they leave behind. */
export const rememberedAfter = (
  request: WeekRequest,
  before: readonly WeekPlan[],
  stock: readonly Lot[],
): WeekRequest => ({
  ...request,
  atHome: stock.map(({ food, grams, until }) => ({ food, grams, keepsDays: until - DAYS * before.length })),
  recentRecipes: recipesIn(before.slice(-WEEKS)),
  ...(before.length === 0 ? {} : { servedEarlier: [...new Set(recipesIn(before.slice(0, -WEEKS)))].toSorted() }),
})
