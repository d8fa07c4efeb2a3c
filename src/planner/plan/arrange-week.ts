import { anneal } from './anneal.ts'
import { portionFinder } from './best-portions.ts'
import { goalsOf, type Wishing } from './goals/goals-of.ts'
import type { Kitchen } from './kitchen.ts'
import { isLikedCuisine, likings, type Taste } from './liking.ts'
import { portionTable } from './portion-table.ts'
import { seededRandom } from './seeded-random.ts'
import { shortlist } from './shortlist.ts'
import { type WeekPrices, weekBoard, weekPrices } from './week-board.ts'
import type { Arrangement } from './week-state.ts'

/** The best week that a search from a seed finds. The same kitchen, taste and seed give the same week. */
export function arrangeWeek(
  kitchen: Kitchen,
  taste: Taste & Wishing,
  seed: string,
  prices: WeekPrices = weekPrices,
): Arrangement {
  const { candidates, aims, limits } = kitchen
  const random = seededRandom(seed)
  const liking = likings(candidates.variants, taste, random)
  const places = kitchen.places.map((place) => ({ ...place, pool: shortlist(place.pool, liking, candidates) }))
  const isLiked = taste.cuisines.length === 0 ? () => true : isLikedCuisine
  const likedCuisine = Uint8Array.from(candidates.recipes, (recipe) => (isLiked(recipe, taste) ? 1 : 0))
  const tables = places.map((place) => portionTable(place, candidates))
  return anneal({
    places,
    tables,
    finder: portionFinder(tables, aims),
    board: weekBoard({
      places,
      candidates,
      limits,
      liking,
      likedCuisine,
      prices,
      goals: goalsOf(taste, { places, candidates }),
    }),
    liking,
    aims,
    random,
  })
}
