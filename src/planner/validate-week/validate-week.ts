import type { Recipe } from '#planner/recipe.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { elsewhereIn, keptIn } from './kept-meals.ts'
import { validateDishes } from './validate-dishes.ts'
import { validateFigures } from './validate-figures.ts'
import { validateForm } from './validate-form.ts'
import { validateLeftovers } from './validate-leftovers.ts'
import { validateOwnMeals } from './validate-own-meals.ts'
import { validatePlates } from './validate-plates.ts'
import { validateRelaxations } from './validate-relaxations.ts'
import { validateRepeats } from './validate-repeats.ts'
import { validateTime } from './validate-time.ts'
import { validationInputOf } from './validation-input.ts'
import type { Violation } from './violation.ts'

/**
 * Returns all violations of a week; a valid week has none. Everything is computed from the grams and flags of the
 * ingredients, with no code or figures of the search. Limits, relaxed ones in brackets: a day within 5 % (8 %) of its
 * energy and not below the floor, the mean of the week within 2 % (4 %), protein at least 95 % of its target. In a week
 * a dish may be dinner once (twice), lunch twice (four times), breakfast three times (four times), a snack or side
 * twice (four times). A meal with its sides takes at most the minutes answered. At a table of several, each plate keeps
 * the rules and the band of its own eater. Meals that are kept as they were eaten are not judged by the rules of now,
 * and a day on which somebody eats elsewhere, or a dish of their own, only by its energy floor. Such a dish has only foods
 * that can be checked and that suit whoever eats it.
 */
export function validateWeek(plan: WeekPlan, request: WeekRequest, library: readonly Recipe[]): readonly Violation[] {
  const it = validationInputOf(plan, request, library)
  const isKept = keptIn(plan)
  const isElsewhere = elsewhereIn(plan, request.person)
  const found = [
    ...validateForm(it),
    ...validateRelaxations(it),
    ...validateDishes(it),
    ...validateTime(it),
    ...validateLeftovers(it),
    ...validateRepeats(it),
    ...validateFigures(it),
    ...validatePlates(plan, request, library),
    ...validateOwnMeals(plan, request),
  ]
  return found.filter((violation) => !isKept(violation) && !isElsewhere(violation))
}
