import type { PlannedMeal, WeekPlan } from './week-plan.ts'

/**
 * The plan as one of its table eats it: their plate in place of that of `person`, for whom it was planned, who is then
 * among the others. Leftovers are theirs only if they eat the table's dish. Days on which they have no plates have no
 * meals.
 */
export function planFor(plan: WeekPlan, person: string, eater: string): WeekPlan {
  if (eater === person) return plan
  const mealsOf = (meal: PlannedMeal): readonly PlannedMeal[] => {
    const { dishes, plates = [], leftoverOf, ...of } = meal
    const own = plates.find((plate) => plate.eater === eater)?.dishes
    if (own === undefined) return []
    const isLeftOver = leftoverOf !== undefined && own[0]?.recipe === dishes[0]?.recipe
    const others = [{ eater: person, dishes }, ...plates.filter((plate) => plate.eater !== eater)]
    return [{ ...of, dishes: own, plates: others, ...(isLeftOver ? { leftoverOf } : {}) }]
  }
  return { ...plan, days: plan.days.map(({ meals }) => ({ meals: meals.flatMap(mealsOf) })) }
}
