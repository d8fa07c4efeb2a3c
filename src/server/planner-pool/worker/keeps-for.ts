import { changeableWeek } from '#planner/plan/change/changeable-week.ts'
import { cookedMain, leftoversIn } from '#planner/plan/change/leftovers.ts'
import { library } from '#planner/recipes/library.ts'
import type { MealPlace, Planned } from '#server/planner-pool/planner-pool.ts'

/** For any meal of a week: the later meals for which it may be cooked, too. The week is opened once for all of them. */
export function keepsFor({ request, plan }: Planned): (of: MealPlace) => MealPlace[] {
  const week = changeableWeek(request, plan, library)
  const places = plan.days.flatMap(({ meals }, day) => meals.map((_, meal) => ({ day, meal })))
  return (of) => {
    const main = cookedMain(plan, of, library)
    if (week === null || main === undefined) return []
    return places.filter((target) => leftoversIn(week, target, of, main) !== null)
  }
}
