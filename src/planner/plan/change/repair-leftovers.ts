import type { Recipe } from '#planner/recipe.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { type ChangeableWeek, changeableWeek } from './changeable-week.ts'
import { brokenLeftovers, cookedMain, leftoversIn, type MealAddress } from './leftovers.ts'
import { withBestDishes } from './swap-meal.ts'

/** The week with a meal whose dish is cooked for it. */
function cookedAnew(week: ChangeableWeek, { day: index, meal }: MealAddress): ChangeableWeek {
  const today = week.plan.days[index]
  if (today === undefined) return week
  const meals = today.meals.map((each, at) => (at === meal ? { slot: each.slot, dishes: each.dishes } : each))
  return week.withDay({ meals }, index)
}

/** Whether the dish of a meal that is no longer left over may be cooked for it: on offer, for that slot, in time, not too often. */
function mayBeCooked(
  { plan, candidates, limits, numberOf, isOffered, keeps }: ChangeableWeek,
  { day, meal }: MealAddress,
) {
  const today = plan.days[day]
  const here = today?.meals[meal]
  const main = here?.dishes[0]?.recipe
  if (today === undefined || here === undefined || main === undefined || !isOffered(main)) return false
  const cooked = plan.days.filter(
    ({ meals }) => meals[meal]?.leftoverOf === undefined && meals[meal]?.dishes[0]?.recipe === main,
  ).length
  return (
    keeps(today, day) &&
    candidates.pools[here.slot].includes(numberOf(main)) &&
    cooked <= limits[here.slot === 'DINNER' ? 'dinner' : 'lunch']
  )
}

/**
 * Leftovers follow the meal that they are of: where another dish is cooked there, they are of that one, if it keeps;
 * else their dish is cooked for them, or another.
 */
function followed(week: ChangeableWeek, place: MealAddress, library: readonly Recipe[]): ChangeableWeek | null {
  const of = week.plan.days[place.day]?.meals[place.meal]?.leftoverOf
  const alone = cookedAnew(week, place)
  const main = of === undefined ? undefined : cookedMain(alone.plan, of, library)
  const again = of === undefined || main === undefined ? null : leftoversIn(alone, place, of, main)
  if (again !== null) return alone.withDay(again, place.day)
  return mayBeCooked(alone, place) ? alone : withBestDishes(alone, [{ ...place, dish: 0 }])
}

/** A week at hand whose leftovers are all of something that was cooked; null where a day could not keep all. */
export function mended(week: ChangeableWeek, library: readonly Recipe[]): ChangeableWeek | null {
  let now = week
  for (const place of brokenLeftovers(week.plan)) {
    const next = followed(now, place, library)
    if (next === null) return null
    now = next
  }
  return now
}

/** The plan with leftovers that follow their source, after that has been changed; null where it is to be planned anew. */
export function repairLeftovers(request: WeekRequest, plan: WeekPlan, library: readonly Recipe[]): WeekPlan | null {
  if (brokenLeftovers(plan).length === 0) return plan
  const week = changeableWeek(request, plan, library)
  return week === null ? null : (mended(week, library)?.plan ?? null)
}
