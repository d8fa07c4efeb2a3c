import type { Recipe } from '#planner/recipe.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { judgeDishes } from './validate-dishes.ts'
import { judgeFigures } from './validate-figures.ts'
import { judgeForm } from './validate-form.ts'
import { judgeLeftovers } from './validate-leftovers.ts'
import { judgeRelaxing } from './validate-relaxations.ts'
import { judgeRepeats } from './validate-repeats.ts'
import { judgeTime } from './validate-time.ts'
import { openCase } from './validation-input.ts'
import type { BrokenPromise } from './violation.ts'

/**
 * Every promise that a week breaks; an empty list is a week to serve. It is judged from the grams and flags of the
 * ingredients and from nothing that the planner says or shares. What counts as kept: a day within 5 % of its energy (8 %
 * once relaxed) and not below the floor, the mean of the week within 2 % (4 %), protein at 95 % of its target.
 * A dish comes in a week as a dinner once (twice), as a lunch twice (four times), as a breakfast three times (four), as a
 * snack or side twice (four times); a meal is on the table in the minutes asked for, with its sides.
 */
export function checkWeek(plan: WeekPlan, request: WeekRequest, library: readonly Recipe[]): readonly BrokenPromise[] {
  const it = openCase(plan, request, library)
  return [
    ...judgeForm(it),
    ...judgeRelaxing(it),
    ...judgeDishes(it),
    ...judgeTime(it),
    ...judgeLeftovers(it),
    ...judgeRepeats(it),
    ...judgeFigures(it),
  ]
}
