import { floatAt, intAt } from './at.ts'
import type { Candidates } from './candidates.ts'
import type { Place } from './day-frame.ts'
import { sidesCost } from './sides-cost.ts'

/** What the sides and the snacks of all meals on a board cost; reckoned anew only where something has changed. */
export type BoardSides = {
  readonly changed: (day: number, place: number) => void
  readonly cost: () => number
}

const NONE: BoardSides = { changed: () => undefined, cost: () => 0 }

export function boardSides(
  dishes: Int32Array,
  days: number,
  { places, candidates }: { readonly places: readonly Place[]; readonly candidates: Candidates },
): BoardSides {
  const width = places.length
  const meals = [...Map.groupBy(places.keys(), (place) => places[place]?.meal ?? 0).values()].filter(
    ([first = 0, ...sides]) => sides.length > 0 || places[first]?.slot === 'SNACK',
  )
  if (meals.length === 0) return NONE
  /** By place: which of those meals it belongs to, or -1. */
  const mealOf = Int32Array.from(places, (_, place) => meals.findIndex((meal) => meal.includes(place)))
  const slots = meals.map(([first = 0]) => places[first]?.slot ?? 'LUNCH')
  const costs = new Float64Array(days * meals.length)
  const stale = new Set<number>(costs.keys())
  let sum = 0

  function changed(day: number, place: number): void {
    const meal = intAt(mealOf, place)
    if (meal >= 0) stale.add(day * meals.length + meal)
  }

  function cost(): number {
    for (const index of stale) {
      const meal = index % meals.length
      const day = (index - meal) / meals.length
      const numbers = (meals[meal] ?? []).map((place) => intAt(dishes, day * width + place))
      const now = sidesCost(slots[meal] ?? 'LUNCH', numbers, candidates)
      sum += now - floatAt(costs, index)
      costs[index] = now
    }
    stale.clear()
    return sum
  }

  return { changed, cost }
}
