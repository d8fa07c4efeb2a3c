import type { PlannedDish, PlannedMeal, WeekPlan } from './week-plan.ts'

const QUARTERS = 4

/** A portion as it is told to others at the table: in quarters of a serving, and never none. */
const toldPortion = (portion: number): number => Math.max(1, Math.round(portion * QUARTERS)) / QUARTERS

/**
 * The plan as one of its table may see it: the portions of everybody else in quarters of a serving, as a kitchen measures
 * them. What is cooked for all is the sum of that, so that nobody's exact portion is left when one's own is taken away.
 * @param person for whom the plan was made
 */
export function toldTo(plan: WeekPlan, person: string, eater: string): WeekPlan {
  const told = (of: string, dishes: readonly PlannedDish[]): readonly PlannedDish[] =>
    of === eater ? dishes : dishes.map(({ recipe, portion }) => ({ recipe, portion: toldPortion(portion) }))
  const mealOf = (meal: PlannedMeal): PlannedMeal =>
    meal.plates === undefined
      ? meal
      : {
          ...meal,
          dishes: told(person, meal.dishes),
          plates: meal.plates.map((plate) => ({ ...plate, dishes: told(plate.eater, plate.dishes) })),
        }
  return { ...plan, days: plan.days.map(({ meals }) => ({ meals: meals.map(mealOf) })) }
}
