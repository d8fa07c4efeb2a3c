import type { Recipe } from '#planner/recipe.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { type ChangeableWeek, changeableWeek } from './changeable-week.ts'
import type { MealAddress } from './leftovers.ts'
import { mended } from './repair-leftovers.ts'
import { type DishAddress, withBestDishes } from './swap-meal.ts'

/** A dish that had to go, and what stands in its place now. Days and meals are counted from 0. */
export type Replaced = MealAddress & { readonly from: string; readonly to: string }

/** The dishes of a day that are cooked for it and are not on offer. */
const unwantedIn = ({ plan, isOffered }: ChangeableWeek, day: number): readonly DishAddress[] =>
  (plan.days[day]?.meals ?? []).flatMap(({ dishes, leftoverOf }, meal) =>
    dishes.flatMap(({ recipe }, dish) =>
      isOffered(recipe) || (dish === 0 && leftoverOf !== undefined) ? [] : [{ day, meal, dish }],
    ),
  )

const changes = (before: WeekPlan, after: WeekPlan): readonly Replaced[] =>
  before.days.flatMap(({ meals }, day) =>
    meals.flatMap(({ dishes }, meal) =>
      dishes.flatMap(({ recipe: from }, dish) => {
        const to = after.days[day]?.meals[meal]?.dishes[dish]?.recipe ?? from
        return to === from ? [] : [{ day, meal, from, to }]
      }),
    ),
  )

/**
 * The week without what a request no longer allows, since a dish has come to be disliked or an ingredient banned. Each
 * such dish is replaced by the best for its place, the portions of its day are fitted anew, and leftovers follow the
 * meal that they are of. Null where the week has to be planned anew: where a day could not keep all, or where the
 * request has changed in more than that.
 */
export function replaceUnwanted(
  request: WeekRequest,
  plan: WeekPlan,
  library: readonly Recipe[],
): { readonly plan: WeekPlan; readonly replaced: readonly Replaced[] } | null {
  let week = changeableWeek(request, plan, library)
  for (const day of plan.days.keys()) {
    const unwanted = week === null ? [] : unwantedIn(week, day)
    if (week !== null && unwanted.length > 0) week = withBestDishes(week, unwanted)
  }
  const whole = week === null ? null : mended(week, library)
  if (whole === null || !whole.plan.days.every(whole.keeps)) return null
  return { plan: whole.plan, replaced: changes(plan, whole.plan) }
}
