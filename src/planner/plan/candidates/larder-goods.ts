import { allIngredients } from '#planner/foods/ingredients.ts'
import { usableDays } from '#planner/larder/keeping.ts'
import { packFor } from '#planner/larder/packages.ts'
import { harvestIn } from '#planner/larder/seasons.ts'
import { keepsFromFirst, ONE_TRIP, secondTripOf, type Trips } from '#planner/larder/trips.ts'
import { DAYS, type WeekRequest } from '#planner/week/week-plan.ts'

/** What a search knows of packs and of what is at home, by the number of an ingredient. */
export type Larder = {
  /** Edible grams of a pack; 0 for what is not bought. */
  readonly packGrams: Float64Array
  readonly homeGrams: Float64Array
  /** How much of what a pack leaves unused is likely to be lost: 1 if it does not outlive the week. */
  readonly spoilage: Float64Array
  /** 1 if what is at home of it does not outlive the week. */
  readonly spoilsSoon: Uint8Array
  /** How many times what the person of the request eats is cooked. */
  readonly servings: number
  readonly trips: Trips
  /** The month of the north whose harvest is sold; 0 if it is not known, when nothing is out of season. */
  readonly month: number
  /** By ingredient and day: when it is bought for that day, as `purchase` says. */
  readonly purchases: Uint8Array
}

/**
 * When an ingredient is bought for a day: on the first trip; on that one if it is needed before the second, because it still
 * keeps; or on the second.
 */
export const purchase = { first: 0, withFirst: 1, second: 2 } as const

function purchasesOf(trips: Trips): Uint8Array {
  const second = secondTripOf(trips)
  const when = allIngredients.flatMap(({ id }) =>
    Array.from({ length: DAYS }, (_, day) => {
      if (day < second) return purchase.first
      return keepsFromFirst(id, trips, day) ? purchase.withFirst : purchase.second
    }),
  )
  return Uint8Array.from(when)
}

/** Weeks after the one of the shopping, by which what is left of a pack is the less likely to be lost. */
function spoilageOf(days: number): number {
  const weeks = Math.floor(days / DAYS)
  if (weeks < 2) return 1
  if (weeks < 3) return 0.6
  return weeks < 8 ? 0.3 : 0.06
}

/** How many times what one person eats a table eats, by its energy. */
function servingsOf({ others, targets, buying }: Pick<WeekRequest, 'others' | 'targets' | 'buying'>): number {
  if (others === undefined) return buying?.eaters ?? 1
  return 1 + others.reduce((sum, { energy }) => sum + energy.aim / targets.energy, 0)
}

export function larderOf(
  request: Pick<WeekRequest, 'others' | 'targets' | 'buying' | 'atHome' | 'trips' | 'month'>,
): Larder {
  const eaters = request.others === undefined ? (request.buying?.eaters ?? 1) : 1 + request.others.length
  const market = request.buying?.market ?? 'GB'
  const { trips = ONE_TRIP } = request
  const home = Map.groupBy(request.atHome ?? [], ({ food }) => food)
  const homeGrams = allIngredients.map(({ id }) => (home.get(id) ?? []).reduce((sum, { grams }) => sum + grams, 0))
  return {
    packGrams: Float64Array.from(allIngredients, ({ id }) => packFor(eaters, market, id)?.[1] ?? 0),
    homeGrams: Float64Array.from(homeGrams),
    spoilage: Float64Array.from(allIngredients, ({ id }) => spoilageOf(usableDays(id))),
    spoilsSoon: Uint8Array.from(allIngredients, ({ id }) =>
      (home.get(id) ?? []).some(({ keepsDays }) => keepsDays < DAYS) ? 1 : 0,
    ),
    servings: servingsOf(request),
    trips,
    month: request.month === undefined ? 0 : harvestIn(market, request.month),
    purchases: purchasesOf(trips),
  }
}
