import type { Recipe } from '#planner/recipe.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { type ChangeableWeek, changeableWeek } from './changeable-week.ts'
import { brokenLeftovers, cookedMain, leftoversIn, type MealAddress } from './leftovers.ts'
import { setTable } from './set-table.ts'
import { withBestDishes } from './swap-meal.ts'

/** The week with a meal that is no longer leftovers but cooked for itself. */
function cookedForItself(week: ChangeableWeek, { day: index, meal }: MealAddress): ChangeableWeek {
  const today = week.plan.days[index]
  if (today === undefined) return week
  const meals = today.meals.map((each, at) => {
    const { leftoverOf: _leftoverOf, ...alone } = each
    return at === meal ? alone : each
  })
  return week.withDay({ meals }, index)
}

/**
 * Whether the dish of a former leftovers meal may be cooked for it: offered, right for the slot, quick enough, not too
 * often.
 */
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
 * Lets leftovers follow their source: if another dish is cooked there and it keeps, they are leftovers of that dish;
 * otherwise their own dish, or another one, is cooked for their meal.
 */
function followingSource(week: ChangeableWeek, place: MealAddress, library: readonly Recipe[]): ChangeableWeek | null {
  const of = week.plan.days[place.day]?.meals[place.meal]?.leftoverOf
  const alone = cookedForItself(week, place)
  const main = of === undefined ? undefined : cookedMain(alone.plan, of, library)
  const again = of === undefined || main === undefined ? null : leftoversIn(alone, place, of, main)
  if (again !== null) return alone.withDay(again, place.day)
  return mayBeCooked(alone, place) ? alone : withBestDishes(alone, [{ ...place, dish: 0 }])
}

/** The week after all broken leftovers are repaired; null if a day cannot keep its bounds. */
export function mended(week: ChangeableWeek, library: readonly Recipe[]): ChangeableWeek | null {
  const { candidates, numberOf } = week
  const keepsDays = (recipe: string) => candidates.recipes[numberOf(recipe)]?.keepsDays ?? 0
  let now = week
  for (const place of brokenLeftovers(week.plan, keepsDays)) {
    const next = followingSource(now, place, library)
    if (next === null) return null
    now = next
  }
  return now
}

/**
 * A plan in which a meal was changed, with leftovers that follow their changed source and plates for everybody; null if
 * the week has to be planned again.
 */
export function repairedWeek(request: WeekRequest, plan: WeekPlan, library: readonly Recipe[]): WeekPlan | null {
  if (brokenLeftovers(plan).length === 0) return setTable(request, plan, library)
  const week = changeableWeek(request, plan, library)
  const whole = week === null ? null : mended(week, library)
  return whole === null ? null : setTable(request, whole.plan, library)
}
