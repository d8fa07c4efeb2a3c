import { mostMealMinutes } from './limits.ts'
import type { ValidationInput } from './validation-input.ts'
import type { TimeViolation } from './violation.ts'

type Meal = ValidationInput['plan']['days'][number]['meals'][number]

/** The recipes that are cooked for a meal, for whoever eats them; leftovers take no time. */
function cookedFor({ dishes, leftoverOf, plates = [] }: Meal): ReadonlySet<string> {
  const eaten = new Set([...dishes, ...plates.flatMap((plate) => plate.dishes)].map(({ recipe }) => recipe))
  const kept = dishes[0]?.recipe
  if (leftoverOf !== undefined && kept !== undefined) eaten.delete(kept)
  return eaten
}

/** Minutes until a meal with sides is on the table: active minutes add up, pots and ovens work in parallel. */
function minutesOf(meal: Meal, { served }: ValidationInput): number {
  let hands = 0
  let longest = 0
  for (const recipe of cookedFor(meal)) {
    const { active, total } = served(recipe)?.recipe.minutes ?? { active: 0, total: 0 }
    hands += active
    if (total > longest) longest = total
  }
  return Math.max(hands, longest)
}

/** Meals of several dishes that take longer than allowed. For a single dish, `validateDishes` reports it. */
export function validateTime(it: ValidationInput): readonly TimeViolation[] {
  const most = mostMealMinutes(it.request.cook.time, it.plan.relaxed)
  return it.plan.days.flatMap(({ meals }, day) =>
    meals.flatMap((meal, at) => {
      const minutes = meal.dishes.length > 1 || (meal.plates ?? []).length > 0 ? minutesOf(meal, it) : 0
      const place = { day: day + 1, meal: at + 1, slot: meal.slot }
      return minutes > most ? [{ ...place, kind: 'MEAL_TIME', minutes, most } as const] : []
    }),
  )
}
