import { isSnackPlace } from '#planner/plan/candidates/day-places.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import type { SearchSpace } from './search-space.ts'
import type { Arrangement } from './week-state.ts'

/** By how much a week misses what it has to keep, as shares of what is aimed at; 0 where it keeps it. */
export type Shortfall = { readonly energy: number; readonly protein: number; readonly repeats: number }

const limitNames = { DINNER: 'dinner', LUNCH: 'lunch', BREAKFAST: 'breakfast' } as const

/** How often the dishes of a list come in it beyond what is allowed. */
function timesBeyond(eaten: readonly (number | undefined)[], most: number): number {
  const times = [...Map.groupBy(eaten, (dish) => dish).values()].map(({ length }) => length)
  return times.reduce((sum, count) => sum + Math.max(0, count - most), 0)
}

/** How often dishes come for the same meal, or as snacks and sides, beyond what is allowed, or twice in a day. */
function repeatsBeyond({ dishes }: Arrangement, { places, limits }: SearchSpace): number {
  const width = places.length
  const week = Array.from({ length: DAYS }, (_, day) => [...dishes.subarray(day * width, (day + 1) * width)])
  const twice = week.reduce((sum, day) => sum + day.length - new Set(day).size, 0)
  const beyond = places.map(({ slot, side }, place) =>
    side || slot === 'SNACK'
      ? 0
      : timesBeyond(
          week.map((day) => day[place]),
          limits[limitNames[slot]],
        ),
  )
  const snacks = week.flatMap((day) =>
    day.filter((_, place) => isSnackPlace(places[place] ?? { slot: 'DINNER', side: false })),
  )
  return twice + beyond.reduce((sum, count) => sum + count, 0) + timesBeyond(snacks, limits.snack)
}

export function shortfallOf(arrangement: Arrangement, space: SearchSpace): Shortfall {
  const { bounds, candidates, places } = space
  const { dishes, portions } = arrangement
  let energy = 0
  let protein = 0
  let week = 0
  for (let day = 0; day < DAYS; day++) {
    let kcal = 0
    let grams = 0
    for (let index = day * places.length; index < (day + 1) * places.length; index++) {
      kcal += at(portions, index) * at(candidates.kcal, at(dishes, index))
      grams += at(portions, index) * at(candidates.protein, at(dishes, index))
    }
    energy += Math.max(0, bounds.least - kcal, kcal - bounds.most) / bounds.energy
    protein += Math.max(0, 1 - grams / bounds.protein)
    week += kcal
  }
  const mean = week / DAYS
  energy += Math.max(0, bounds.weekLeast - mean, mean - bounds.weekMost) / bounds.energy
  return { energy, protein, repeats: repeatsBeyond(arrangement, space) }
}
