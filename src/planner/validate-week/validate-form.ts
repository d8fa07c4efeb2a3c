import { DAYS, type PlannedDay, slotsOf } from '#planner/week/week-plan.ts'
import { MOST_DISHES, MOST_DISHES_RAISED, weekNumbers } from './limits.ts'
import type { ValidationInput } from './validation-input.ts'
import type { FormViolation } from './violation.ts'

function mealViolations(day: PlannedDay, at: number, { request }: ValidationInput): readonly FormViolation[] {
  const wanted = slotsOf(request).map(([slot]) => slot)
  const found = day.meals.map(({ slot }) => slot)
  const isRaised = request.raised !== undefined && at >= request.raised.from
  const most = isRaised ? MOST_DISHES_RAISED : MOST_DISHES
  const same = found.length === wanted.length && found.every((slot, place) => slot === wanted[place])
  return [
    ...(same ? [] : [{ kind: 'MEALS', day: at + 1, found, wanted } as const]),
    ...day.meals.flatMap(({ slot, dishes }, meal) =>
      dishes.length >= 1 && dishes.length <= most
        ? []
        : [{ kind: 'DISHES', day: at + 1, meal: meal + 1, slot, found: dishes.length, most } as const],
    ),
  ]
}

/** Checks the week number, and that there are seven days with the requested meals. */
export function validateForm(it: ValidationInput): readonly FormViolation[] {
  const { week, days } = it.plan
  const weekIs = Number.isInteger(week) && week >= weekNumbers.least && week <= weekNumbers.most
  return [
    ...(weekIs ? [] : [{ kind: 'WEEK_NUMBER', week, ...weekNumbers } as const]),
    ...(days.length === DAYS ? [] : [{ kind: 'DAYS', found: days.length, wanted: DAYS } as const]),
    ...days.flatMap((day, at) => mealViolations(day, at, it)),
  ]
}
