import { isMainPlace, isSnackPlace } from '#planner/plan/candidates/day-places.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import { readCookings } from '#planner/week/cookings.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import { isAnchored } from './anchored-dishes.ts'
import type { SearchSpace } from './search-space.ts'
import type { Arrangement } from './week-state.ts'

/**
 * By how much a week misses its bounds; 0 if it keeps them. Energy and protein are sums of shares of the target,
 * repeats a count.
 */
export type Shortfall = { readonly energy: number; readonly protein: number; readonly repeats: number }

const limitNames = { DINNER: 'dinner', LUNCH: 'lunch', BREAKFAST: 'breakfast' } as const

/** How many entries of a list are repeats beyond `most` for each dish. */
function timesBeyond(eaten: readonly (number | undefined)[], most: number): number {
  const times = [...Map.groupBy(eaten, (dish) => dish).values()].map(({ length }) => length)
  return times.reduce((sum, count) => sum + Math.max(0, count - most), 0)
}

/** The lunches and dinners of a week that are cooked and not left over from others. */
function cookedMains({ dishes }: Arrangement, { places, candidates, limits, anchors }: SearchSpace) {
  const width = places.length
  const mains = [...dishes.entries()].flatMap(([index, dish]) => {
    const place = places[index % width]
    return place !== undefined && isMainPlace(place) ? [{ dish, day: Math.floor(index / width), slot: place.slot }] : []
  })
  return [...Map.groupBy(mains, ({ dish }) => dish)].flatMap(([dish, meals]) => {
    const cookedAt: number[] = []
    const keepsDays = candidates.recipes[dish]?.keepsDays ?? 0
    const days = meals.map(({ day }) => day)
    readCookings(days, meals.length, { keepsDays, most: limits.mealsPerCooking }, cookedAt)
    const recipe = candidates.recipes[dish]?.id
    return meals.filter(({ day, slot }, meal) => cookedAt[meal] === meal && !isAnchored(anchors, { day, slot, recipe }))
  })
}

/** How many dishes are beyond the repeat limits of a meal or of snacks and sides, or are a second time on one day. */
function repeatsBeyond(arrangement: Arrangement, space: SearchSpace): number {
  const { dishes } = arrangement
  const { places, limits, candidates, anchors } = space
  const width = places.length
  const week = Array.from({ length: DAYS }, (_, day) => [...dishes.subarray(day * width, (day + 1) * width)])
  const twice = week.reduce((sum, day) => sum + day.length - new Set(day).size, 0)
  const beyond = places.map(({ slot, side }, place) =>
    side || slot === 'SNACK' || isMainPlace({ slot, side })
      ? 0
      : timesBeyond(
          week.flatMap((dishesOf, day) => {
            const dish = dishesOf[place]
            const recipe = candidates.recipes[dish ?? -1]?.id
            return isAnchored(anchors, { day, slot, recipe }) ? [] : [dish]
          }),
          limits[limitNames[slot]],
        ),
  )
  const snacks = week.flatMap((day) =>
    day.filter((_, place) => isSnackPlace(places[place] ?? { slot: 'DINNER', side: false })),
  )
  const cooked = cookedMains(arrangement, space)
  const mains = (['LUNCH', 'DINNER'] as const).map((slot) =>
    timesBeyond(
      cooked.flatMap((main) => (main.slot === slot ? [main.dish] : [])),
      limits[limitNames[slot]],
    ),
  )
  return (
    mains.reduce((sum, count) => sum + count, 0) +
    twice +
    beyond.reduce((sum, count) => sum + count, 0) +
    timesBeyond(snacks, limits.snack)
  )
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
