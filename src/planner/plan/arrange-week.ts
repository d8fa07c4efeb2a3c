import { type Arrangement, anneal } from './anneal.ts'
import { portionFinder } from './best-portions.ts'
import type { Kitchen } from './kitchen.ts'
import { isLikedCuisine, likings, type Taste } from './liking.ts'
import { portionTable } from './portion-table.ts'
import { seededRandom } from './seeded-random.ts'
import { weekBoard } from './week-board.ts'

/** The best week that a search from a seed finds. The same kitchen, taste and seed give the same week. */
export function arrangeWeek(kitchen: Kitchen, taste: Taste, seed: string): Arrangement {
  const { candidates, places, aims, limits } = kitchen
  const random = seededRandom(seed)
  const liking = likings(candidates.recipes, taste, random)
  const isLiked = taste.cuisines.length === 0 ? () => true : isLikedCuisine
  const likedCuisine = Uint8Array.from(candidates.recipes, (recipe) => (isLiked(recipe, taste) ? 1 : 0))
  const tables = places.map((place) => portionTable(place, candidates))
  return anneal({
    places,
    candidates,
    tables,
    finder: portionFinder(tables, aims),
    board: weekBoard({ places, candidates, limits, liking, likedCuisine }),
    liking,
    aims,
    random,
  })
}
