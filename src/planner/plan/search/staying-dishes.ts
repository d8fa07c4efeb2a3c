import type { Place } from '#planner/plan/candidates/day-places.ts'
import { DAYS, type PlannedDish, type PlannedMeal } from '#planner/week/week-plan.ts'
import type { SearchSpace } from './search-space.ts'

/** A meal of a week that stays; both numbers count from 0. */
export type StayingMeal = {
  readonly day: number
  readonly meal: number
  readonly dishes: readonly Pick<PlannedDish, 'recipe'>[]
}

/** What a week is planned around: meals that stay, and recipes that are not to come in the meals that are free. */
export type Around = { readonly stays: readonly StayingMeal[]; readonly refused: readonly string[] }

const FREE = -1

/** The same for a search: by day and place the dish that stays there or -1, and by place the dishes not to come. */
export type StayingDishes = { readonly fixed: Int32Array; readonly refused: readonly ReadonlySet<number>[] }

/**
 * What stays, as numbers of candidates. A dish that is none of them, because a rule has changed since, does not stay; a
 * side for which the days of this search have no place is left out.
 */
export function stayingDishes({ places, candidates }: SearchSpace, { stays, refused }: Around): StayingDishes {
  const width = places.length
  const numbers = new Map(candidates.recipes.map(({ id }, dish) => [id, dish]))
  const fixed = new Int32Array(DAYS * width).fill(FREE)
  for (const { day, meal, dishes } of stays) {
    const own = [...places.entries()].filter(([, place]) => place.meal === meal)
    for (const [nth, [place]] of own.entries()) {
      const dish = numbers.get(dishes[nth]?.recipe ?? '')
      if (dish !== undefined) fixed[day * width + place] = dish
    }
  }
  const unwanted = new Set(refused.flatMap((id) => numbers.get(id) ?? []))
  return { fixed, refused: places.map(() => unwanted) }
}

/** Enough dishes for a place that refusing the others leaves a choice. */
const ENOUGH = 3

/** A place without the dishes that are not to come; with all of them if too few would be left. */
export function withoutRefused(place: Place, refused: ReadonlySet<number> = new Set()): Place {
  if (refused.size === 0) return place
  const pool = place.pool.filter((dish) => !refused.has(dish))
  return pool.length < ENOUGH ? place : { ...place, pool }
}

/** A place with the dishes that stay in it on some day: what is left over from a dinner may be a lunch. */
export function withStaying(place: Place, at: number, width: number, stays?: StayingDishes): Place {
  const staying = (stays?.fixed ?? []).filter((dish, index) => dish !== FREE && index % width === at)
  const more = [...new Set(staying)].filter((dish) => !place.pool.includes(dish))
  return more.length === 0 ? place : { ...place, pool: Int32Array.of(...place.pool, ...more) }
}

export const stayingMeal = (day: number, meal: number, { dishes }: PlannedMeal): StayingMeal => ({ day, meal, dishes })
