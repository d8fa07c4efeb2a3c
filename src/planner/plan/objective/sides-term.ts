import { floatAt, intAt } from '#planner/plan/candidates/typed-arrays.ts'
import type { ObjectiveTable, ObjectiveTerm } from './objective-term.ts'
import { sidesCost } from './sides-cost.ts'

/** The cost of the sides and the snacks of all meals of a week. */
export function sidesTerm(dishes: Int32Array, days: number, { places, candidates }: ObjectiveTable): ObjectiveTerm {
  const width = places.length
  const meals = [...Map.groupBy(places.keys(), (place) => places[place]?.meal ?? 0).values()].filter(
    ([first = 0, ...sides]) => sides.length > 0 || places[first]?.slot === 'SNACK',
  )
  /** By place: which of those meals it belongs to, or -1. */
  const mealOf = Int32Array.from(places, (_, place) => meals.findIndex((meal) => meal.includes(place)))
  const slots = meals.map(([first = 0]) => places[first]?.slot ?? 'LUNCH')
  const costs = new Float64Array(days * meals.length)
  let total = 0

  /** The cost of each dish as a snack without sides. */
  const alone = Float64Array.from(candidates.recipes, (_, dish) => sidesCost('SNACK', [dish], candidates))

  /** The cost of a meal as if it had `dish` in a place; 0 while one of its places is empty. */
  function costWith(day: number, meal: number, place: number, dish: number): number {
    const standing = meals[meal] ?? []
    if (standing.length === 1) return floatAt(alone, dish)
    const plate = standing.map((other) => (other === place ? dish : intAt(dishes, day * width + other)))
    return plate.some((there) => there < 0) ? 0 : sidesCost(slots[meal] ?? 'LUNCH', plate, candidates)
  }

  function count(day: number, place: number, dish: number, by: 1 | -1): void {
    const meal = intAt(mealOf, place)
    if (meal < 0) return
    const index = day * meals.length + meal
    const now = by === 1 ? costWith(day, meal, place, dish) : 0
    total += now - floatAt(costs, index)
    costs[index] = now
  }

  function change(day: number, place: number, _old: number, dish: number): number {
    const meal = intAt(mealOf, place)
    return meal < 0 ? 0 : costWith(day, meal, place, dish) - floatAt(costs, day * meals.length + meal)
  }

  const cost = (): number => total
  return { count, cost, costByDay: cost, change }
}
