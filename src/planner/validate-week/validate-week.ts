import type { Recipe } from '#planner/recipe.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { validateDishes } from './validate-dishes.ts'
import { validateFigures } from './validate-figures.ts'
import { validateForm } from './validate-form.ts'
import { validateLeftovers } from './validate-leftovers.ts'
import { validateRelaxations } from './validate-relaxations.ts'
import { validateRepeats } from './validate-repeats.ts'
import { validateTime } from './validate-time.ts'
import { validationInputOf } from './validation-input.ts'
import type { Violation } from './violation.ts'

/**
 * All violations of a week; an empty list is a week to serve. It is computed from the grams and flags of the
 * ingredients and from nothing that the planner says or shares. What counts as kept: a day within 5 % of its energy (8 %
 * once relaxed) and not below the floor, the mean of the week within 2 % (4 %), protein at 95 % of its target.
 * A dish comes in a week as a dinner once (twice), as a lunch twice (four times), as a breakfast three times (four), as a
 * snack or side twice (four times); a meal is on the table in the minutes asked for, with its sides.
 */
export function validateWeek(plan: WeekPlan, request: WeekRequest, library: readonly Recipe[]): readonly Violation[] {
  const it = validationInputOf(plan, request, library)
  return [
    ...validateForm(it),
    ...validateRelaxations(it),
    ...validateDishes(it),
    ...validateTime(it),
    ...validateLeftovers(it),
    ...validateRepeats(it),
    ...validateFigures(it),
  ]
}
