import type { ChangeableWeek } from './changeable-week.ts'
import { rankedSwaps } from './ranked-swaps.ts'
import type { DishAddress } from './swap-meal.ts'

/** As many rounds as let every dish of a day be chosen beside the choices for the others. */
const ROUNDS = 3

/** The week with other dishes, the best, in some places of one day; null where that day cannot be made to keep all. */
export function withBestDishes(week: ChangeableWeek, places: readonly DishAddress[]): ChangeableWeek | null {
  let now = week
  for (let round = 0; round < ROUNDS; round++) {
    for (const [number, place] of places.entries()) {
      const swaps = rankedSwaps(now, place)
      const best = swaps.find(({ keeps }) => keeps) ?? swaps[0]
      if (best === undefined) return null
      now = now.withDay(best.day, place.day)
      const allSwapped = round > 0 || number === places.length - 1
      if (best.keeps && allSwapped) return now
    }
  }
  return places.length === 0 ? week : null
}
