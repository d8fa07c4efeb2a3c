import type { PlannedMeal, WeekPlan } from '#planner/week/week-plan.ts'
import type { MealPlace } from '#server/planner-pool/planner-pool.ts'

type Later = { readonly place: MealPlace; readonly meal: PlannedMeal }

const isAt = (a: MealPlace, b: MealPlace | undefined): boolean => a.day === b?.day && a.meal === b.meal

/** Later meals for which the main dish of a meal is cooked, too. */
export const eatenAgain = (plan: WeekPlan, cooked: MealPlace): readonly Later[] =>
  plan.days.flatMap(({ meals }, day) =>
    meals.flatMap((meal, at) => (isAt(cooked, meal.leftoverOf) ? [{ place: { day, meal: at }, meal }] : [])),
  )

/**
 * Servings of a dish that are cooked for one person at its meal: its portion, and for the dish that the meal is about
 * those of the later meals. What is left over from before is 0 here: it was cooked with its source.
 */
export function cookedServings(plan: WeekPlan, place: MealPlace, dish: number): number {
  const meal = plan.days[place.day]?.meals[place.meal]
  if (dish > 0) return meal?.dishes[dish]?.portion ?? 0
  if (meal === undefined || meal.leftoverOf !== undefined) return 0
  return eatenAgain(plan, place).reduce(
    (sum, later) => sum + (later.meal.dishes[0]?.portion ?? 0),
    meal.dishes[0]?.portion ?? 0,
  )
}
