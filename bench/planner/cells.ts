import { isMainPlace } from '#planner/plan/candidates/day-places.ts'
import { portionTable, WIDTH } from '#planner/plan/candidates/portion-table.ts'
import { isLikedCuisine, scoresOf } from '#planner/plan/candidates/score.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import type { SearchSpace } from '#planner/plan/search/search-space.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import { DAYS, type WeekRequest } from '#planner/week/week-plan.ts'

/**
 * A dish in one portion in one place of a day: its worth there, and what it contributes as shares of the day's aims.
 */
export type Cell = {
  readonly name: string
  readonly place: number
  readonly dish: number
  readonly portion: number
  readonly worth: number
  readonly energy: number
  readonly protein: number
  readonly fibre: number
  /** Share of the sodium of a whole week. */
  readonly sodium: number
  /** 1 if it is the main dish of a main meal and of a liked cuisine, else 0. */
  readonly liked: number
}

/** One problem: every dish, portion and place that a member's rules allow, with the preferences drawn from a seed. */
export type Instance = {
  readonly request: WeekRequest
  readonly space: SearchSpace
  readonly seed: string
  readonly cells: readonly Cell[]
}

/** How often a dish may be in a place in a week. */
export function mostTimes({ places, limits }: SearchSpace, place: number): number {
  const here = places[place]
  if (here === undefined) return DAYS
  if (here.side || here.slot === 'SNACK') return limits.snack
  return { BREAKFAST: limits.breakfast, LUNCH: limits.lunch, DINNER: limits.dinner }[here.slot]
}

export function instanceOf(request: WeekRequest, space: SearchSpace, seed: string): Instance {
  const { candidates, places, bounds } = space
  const score = scoresOf(candidates.variants, request, seededRandom(seed))
  const isLiked = candidates.recipes.map((recipe) => request.cuisines.length === 0 || isLikedCuisine(recipe, request))
  const cells = places.flatMap((place, number) => {
    const table = portionTable(place, candidates)
    return [...place.pool].flatMap((dish) =>
      Array.from({ length: at(table.count, dish) }, (_, rank): Cell => {
        const index = dish * WIDTH + rank
        const portion = at(table.portion, index)
        return {
          name: `x${number}_${dish}_${rank}`,
          place: number,
          dish,
          portion,
          worth: at(score, dish) - at(table.cost, index),
          energy: at(table.kcal, index) / bounds.energy,
          protein: at(table.protein, index) / bounds.protein,
          fibre: at(table.fibre, index) / bounds.fibre,
          sodium: (portion * at(candidates.sodium, dish)) / (DAYS * bounds.sodiumMax),
          liked: isMainPlace(place) && isLiked[dish] === true ? 1 : 0,
        }
      }),
    )
  })
  return { request, space, seed, cells }
}
