import type { Candidate, MealChange } from '#domain/api/member/week.ts'
import { withLeftovers } from '#planner/plan/change/leftovers.ts'
import { repairedWeek } from '#planner/plan/change/repaired-week.ts'
import { swapMeal } from '#planner/plan/change/swap-meal.ts'
import { plateName } from '#planner/plate/plate-name.ts'
import { library } from '#planner/recipes/library.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { PlannedDay, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { dishBlurb, dishTitle } from '#planner/wording/dish-words.ts'
import type { DishPlace, MealPlace, Planned } from '#server/planner-pool/planner-pool.ts'
import { cookingsIn, servedIn } from './served-dishes.ts'
import { dayFigures, sumOf } from './week-figures.ts'
import { whySentences } from './why-sentences.ts'

const isValid = (plan: WeekPlan, request: WeekRequest): boolean => validateWeek(plan, request, library).length === 0

/** The week with another day and with leftovers of the old day repaired, if that week is valid; else null. */
export function changedWeek({ request, plan }: Planned, day: number, changed: PlannedDay): WeekPlan | null {
  const repaired = repairedWeek(request, { ...plan, days: plan.days.with(day, changed) }, library)
  return repaired !== null && isValid(repaired, request) ? repaired : null
}

/** The week with one meal changed to one of its candidates or to leftovers; null if no such week is valid. */
export function changeMeal(planned: Planned, place: MealPlace, change: MealChange): WeekPlan | null {
  const { request, plan } = planned
  const day =
    change.to === 'leftovers'
      ? withLeftovers(request, plan, place, change.of, library)
      : swapMeal(request, plan, { ...place, dish: change.dish ?? 0 }, library).find(
          ({ recipe }) => recipe === change.recipe,
        )?.day
  return day === null || day === undefined ? null : changedWeek(planned, place.day, day)
}

/** The dishes to which a dish of a meal can be changed, best first; the week is valid with each of them. */
export function candidates(planned: Planned, place: DishPlace): readonly Candidate[] {
  const { request, plan } = planned
  const serve = servedIn(request, cookingsIn(request, plan))
  return swapMeal(request, plan, place, library).flatMap(({ recipe: id, day }) => {
    const meal = day.meals[place.meal]
    const dish = meal?.dishes[place.dish]
    const shown = dayFigures(day, serve)
    const figures = shown[place.meal]?.[place.dish]
    if (
      meal === undefined ||
      dish === undefined ||
      figures === undefined ||
      changedWeek(planned, place.day, day) === null
    )
      return []
    const served = serve(id)
    const { variant } = served
    return [
      {
        recipe: id,
        picture: plateName(variant),
        title: dishTitle(variant),
        blurb: dishBlurb(variant),
        minutes: variant.recipe.minutes.total,
        portion: dish.portion,
        figures,
        day: sumOf(shown.flat()),
        why: [...whySentences(served, dish, request, { slot: meal.slot, side: place.dish > 0, figures })],
      },
    ]
  })
}
