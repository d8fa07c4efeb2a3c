import type { Place } from '#planner/plan/candidates/day-places.ts'
import { portionTable } from '#planner/plan/candidates/portion-table.ts'
import { isLikedCuisine, scoresOf, shortlist, type Taste } from '#planner/plan/candidates/score.ts'
import { type GoalRequest, goalTerms } from '#planner/plan/objective/goal-terms.ts'
import { weekObjective } from '#planner/plan/objective/week-objective.ts'
import { type WeekPrices, weekPrices } from '#planner/plan/objective/week-prices.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import { withAnchors } from './anchored-dishes.ts'
import { anneal, type Effort } from './anneal.ts'
import { type PortionFinder, portionFinder } from './best-portions.ts'
import type { SearchSpace } from './search-space.ts'
import { type StayingDishes, withoutRefused, withStaying } from './staying-dishes.ts'
import type { Arrangement } from './week-state.ts'

/** The effort of the first search for a week, and of each later one. */
export const efforts = {
  first: { changes: 50_000, portions: 1_000_000 },
  again: { changes: 30_000, portions: 600_000 },
} as const satisfies Record<string, Effort>

type Search = {
  readonly start?: number
  readonly effort?: Effort
  readonly prices?: WeekPrices
  /** What the others at the table need from the dishes; none for somebody who eats alone. */
  readonly others?: (places: readonly Place[]) => readonly PortionFinder[]
  /** What stays, and what is not to come again in the places that are free. */
  readonly stays?: StayingDishes
}

/**
 * The best week that a search finds. The noise in the scores depends on the week's seed; the search also depends on the
 * number of its start. The same search space, taste, seed and start give the same week.
 */
export function arrangeWeek(
  space: SearchSpace,
  taste: Taste & GoalRequest & Pick<WeekRequest, 'anchors'>,
  seed: string,
  {
    start = 0,
    effort = efforts.first,
    prices = weekPrices(space.variety),
    others = () => [],
    stays: staying,
  }: Search = {},
): Arrangement {
  const { candidates, bounds, limits } = space
  const score = scoresOf(candidates.variants, taste, seededRandom(seed))
  const stays = withAnchors(space, taste.anchors ?? [], score, staying)
  const wanted = space.places.map((place, at) => withoutRefused(place, stays?.refused[at]))
  const places = wanted.map((place) => ({
    ...place,
    pool: shortlist(place.pool, score, candidates, prices.goodOfDish),
  }))
  const isLiked = taste.cuisines.length === 0 ? () => true : isLikedCuisine
  const likedCuisine = Uint8Array.from(candidates.recipes, (recipe) => (isLiked(recipe, taste) ? 1 : 0))
  const served = places.map((place, at) => withStaying(place, at, places.length, stays))
  const tables = served.map((place) => portionTable(place, candidates))
  return anneal({
    places,
    tables,
    finder: portionFinder(tables, bounds),
    objective: weekObjective({
      places,
      candidates,
      limits,
      score,
      likedCuisine,
      prices,
      larder: space.larder,
      goals: goalTerms(taste, { places, candidates }, prices),
    }),
    others: others(served),
    score,
    bounds,
    random: seededRandom(`${seed} start ${start}`),
    effort,
    ...(stays === undefined ? {} : { fixed: stays.fixed }),
  })
}
