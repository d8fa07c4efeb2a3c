import { fitPlates, type IsRefused, type IsSettled } from '#planner/plan/search/fit-plates.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import type { Recipe } from '#planner/recipe.ts'
import { slotsOf, type WeekPlan, type WeekRequest } from '#planner/week/week-plan.ts'

/**
 * The week with a plate for everybody at the table: days on which a dish has changed, or on which somebody has no plate
 * yet, are fitted anew for the others; all other plates stay, and so do settled ones. Somebody who eats alone has the
 * same week. Null if there is no dish at all for somebody at some meal.
 */
export function setTable(
  request: WeekRequest,
  plan: WeekPlan,
  library: readonly Recipe[],
  isSettled?: IsSettled,
  isRefused?: IsRefused,
): WeekPlan | null {
  const { table, candidates } = searchSpacesFor(request, library)(plan.relaxed)
  if (table === null) return plan
  const kitchen = {
    ...table,
    candidates,
    slots: slotsOf(request),
    taste: request,
    relaxed: plan.relaxed,
    variety: request.variety,
  }
  const set = fitPlates(plan.days, kitchen, isSettled, isRefused)
  return set === null ? null : { ...plan, days: set.days }
}
