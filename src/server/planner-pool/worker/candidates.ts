import type { Candidate } from '#domain/api/member/week.ts'
import { dishBlurb, dishTitle } from '#planner/derive/dish-words.ts'
import { swapMeal } from '#planner/plan/change/swap-meal.ts'
import { plateName } from '#planner/plate/plate-name.ts'
import { library } from '#planner/recipes/library.ts'
import type { DishPlace, Planned } from '#server/planner-pool/planner-pool.ts'
import { changedWeek } from './changed-week.ts'
import { dayFigures, sumOf } from './day-figures.ts'
import { servedIn } from './served-dish.ts'
import { whySentences } from './why-sentences.ts'

/** The dishes that a dish of a meal can be changed to, best first; each of them can be had with every promise kept. */
export function candidates(planned: Planned, place: DishPlace): readonly Candidate[] {
  const { request, plan } = planned
  const serve = servedIn(request, plan)
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
