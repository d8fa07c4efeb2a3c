import type { Recipe } from '#planner/recipe.ts'
import type { PlannedDay, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { type ChangeableWeek, changeableWeek } from './changeable-week.ts'
import { withPastKept } from './keep-past.ts'
import type { MealAddress } from './leftovers.ts'
import { withFitOwnMeals } from './own-meals.ts'
import { mended } from './repaired-week.ts'
import { setTable } from './set-table.ts'
import { type DishAddress, withBestDishes } from './swap-meal.ts'

/** A dish that was replaced, and its replacement. Days and meals are counted from 0. */
export type Replaced = MealAddress & { readonly from: string; readonly to: string }

/** Whether something of a day is past: its other meals were chosen to go with that. */
const isOfPast = ({ meals }: PlannedDay): boolean => meals.some(({ kept }) => kept === true)

/**
 * The dishes of a day that are no longer offered. Leftovers follow the meal for which they are cooked, unless that is past;
 * what was eaten is past.
 */
function unwantedIn({ plan, isOffered }: ChangeableWeek, day: number): readonly DishAddress[] {
  const isKept = (of: MealAddress) => plan.days[of.day]?.meals[of.meal]?.kept === true
  return (plan.days[day]?.meals ?? []).flatMap(({ dishes, leftoverOf, kept }, meal) =>
    kept === true
      ? []
      : dishes.flatMap(({ recipe }, dish) => {
          const follows = dish === 0 && leftoverOf !== undefined && !isKept(leftoverOf)
          return isOffered(recipe) || follows ? [] : [{ day, meal, dish }]
        }),
  )
}

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
 * Replaces the dishes of a week that became disliked or contain an ingredient that became banned, besides those that are
 * kept as they were eaten. Each is replaced by
 * the best dish for its place, the portions of its day are fitted again, and leftovers follow their source. Null if the
 * week has to be planned again: if a day cannot keep its bounds, or the request has changed in other ways.
 */
export function replaceUnwanted(
  request: WeekRequest,
  planned: WeekPlan,
  library: readonly Recipe[],
  isPast: (day: number, meal: number) => boolean = () => false,
): { readonly plan: WeekPlan; readonly replaced: readonly Replaced[] } | null {
  const kept = { ...planned, days: withPastKept(planned.days, isPast) }
  const plan = withFitOwnMeals(request, kept, isPast, library)
  let week = changeableWeek(request, plan, library)
  for (const day of plan.days.keys()) {
    const unwanted = week === null ? [] : unwantedIn(week, day)
    if (week !== null && unwanted.length > 0) week = withBestDishes(week, unwanted)
  }
  const whole = week === null ? null : mended(week, library)
  if (whole === null || !whole.plan.days.every((day, at) => isOfPast(day) || whole.keeps(day, at))) return null
  const set = setTable(request, whole.plan, library)
  return set === null ? null : { plan: set, replaced: changes(plan, set) }
}
