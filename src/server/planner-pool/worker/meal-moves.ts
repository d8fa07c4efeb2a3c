import type { MealMove } from '#domain/api/member/week.ts'
import type { MealPlace, OwnWeek, Past, Shopping } from '#server/planner-pool/planner-pool.ts'
import { listChanges } from './list-changes.ts'
import { movedWeek, seen } from './meal-changes.ts'
import { cookingsIn, servedIn } from './served-dishes.ts'
import { dayAtHome, dayFigures, sumOf, withElsewhere } from './week-figures.ts'

/** Whether a meal is past: on a day that is over, or eaten today. */
const isOver = ({ from, eaten }: Past, { day, meal }: MealPlace): boolean =>
  day < from || (day === from && eaten.includes(meal))

/** The meals with which a meal may exchange its place, in the order of the week, with what their days become. */
export function movesOf(planned: OwnWeek, from: MealPlace, past: Past, shopping: Shopping): readonly MealMove[] {
  const { request, plan, own = request } = planned
  if (plan.days[from.day]?.meals[from.meal] === undefined || isOver(past, from)) return []
  const changeOf = listChanges(planned, shopping)
  const places = plan.days.flatMap(({ meals }, day) => meals.map((_, meal) => ({ day, meal })))
  return places
    .filter((to) => !isOver(past, to))
    .flatMap((to): readonly MealMove[] => {
      const after = movedWeek(planned, from, to)
      if (after === null) return []
      const serve = servedIn(own, cookingsIn(request, after))
      const shown = seen(planned, after)
      const days = [...new Set([from.day, to.day])].toSorted((a, b) => a - b)
      return [
        {
          ...to,
          days: days.map((day) => {
            const today = dayAtHome(shown, day, own.person)
            return { day, figures: withElsewhere(sumOf(dayFigures(today, serve).flat()), today, own.person) }
          }),
          list: changeOf(after),
        },
      ]
    })
}
