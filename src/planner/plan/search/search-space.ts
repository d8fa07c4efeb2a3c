import type { Eater } from '#domain/household/eater.ts'
import type { Variety } from '#domain/household/variety.ts'
import type { Cook } from '#planner/derive/eligible.ts'
import { type Candidates, candidatesFor, tableCandidates } from '#planner/plan/candidates/candidates.ts'
import { dayPlaces, isSnackPlace, type Place, sidesOf } from '#planner/plan/candidates/day-places.ts'
import { type Larder, larderOf } from '#planner/plan/candidates/larder-goods.ts'
import { type TableDish, tableDishes } from '#planner/plan/candidates/table-dishes.ts'
import { type DayBounds, dayBoundsOf } from '#planner/plan/objective/day-bounds.ts'
import { type RepeatLimits, repeatLimits } from '#planner/plan/objective/week-prices.ts'
import type { Recipe, Slot } from '#planner/recipe.ts'
import { DAYS, type DayAnchor, daySlots, type Relaxation, slotsOf, type WeekRequest } from '#planner/week/week-plan.ts'
import { relaxedCook } from './relaxed-rules.ts'
import { tableSeats } from './table-seats.ts'

/** The others who eat from a week; the dishes have the facts of the request's person first, then of each of them. */
export type Table = { readonly eaters: readonly Eater[]; readonly dishes: readonly TableDish[] }

/** Everything that a search needs: the candidates, the places of a day, the bounds of a day and the repeat limits. */
export type SearchSpace = {
  readonly candidates: Candidates
  readonly places: readonly Place[]
  readonly bounds: DayBounds
  readonly limits: RepeatLimits
  readonly variety: Variety
  /** What is wanted at some meals, which repeat limits do not count. */
  readonly anchors: readonly DayAnchor[]
  /** Packs, and what is at home. */
  readonly larder: Larder
  /** Everybody at the table and their dishes; null for somebody who eats alone. */
  readonly table: Table | null
}

/** The search spaces of one request; the library is filtered once for each set of rules. */
export function searchSpacesFor(
  request: WeekRequest,
  library: readonly Recipe[],
): (relaxed: readonly Relaxation[]) => SearchSpace {
  const known = new Map<string, Offers>()
  return (relaxed) => {
    const cook = relaxedCook(request.cook, relaxed)
    const rules = `${cook.time} ${cook.diets.join()}`
    const offers = known.get(rules) ?? offersFor(request, library, cook)
    known.set(rules, offers)
    return searchSpaceOf(request, relaxed, offers)
  }
}

type Offers = Pick<SearchSpace, 'candidates' | 'table'>

function offersFor(request: WeekRequest, library: readonly Recipe[], cook: Cook): Offers {
  const { others = [] } = request
  if (others.length === 0) return { candidates: candidatesFor(library, cook, request), table: null }
  const dishes = tableDishes(library, cook, request, tableSeats(request, cook))
  return { candidates: tableCandidates(dishes, cook), table: { eaters: others, dishes } }
}

function searchSpaceOf(
  request: WeekRequest,
  relaxed: readonly Relaxation[],
  { candidates, table }: Offers,
): SearchSpace {
  const { variety = 'NEW' } = request
  const shape = { slots: slotsOf(request), energy: request.targets.energy, candidates }
  const places = dayPlaces(shape, sidesOf(shape))
  return {
    candidates,
    table,
    places,
    bounds: dayBoundsOf(request.targets, relaxed),
    limits: relaxed.includes('REPEATS') ? relaxedLimits(candidates, places, variety) : repeatLimits(variety, []),
    variety,
    anchors: request.anchors ?? [],
    larder: larderOf(request),
  }
}

/** If hardly any snacks are left, each may be repeated as often as an even distribution over the places requires. */
function relaxedLimits({ pools }: Candidates, places: readonly Place[], variety: Variety): RepeatLimits {
  const most = repeatLimits(variety, ['REPEATS'])
  const evenShare = Math.ceil((DAYS * places.filter(isSnackPlace).length) / Math.max(1, pools.SNACK.length))
  return { ...most, snack: Math.max(most.snack, evenShare) }
}

/** The slots that have too few dishes for a week within the repeat limits, in the order of the day. */
export function emptySlots(
  { candidates: { pools }, places, limits }: SearchSpace,
  meals: WeekRequest['mealsADay'],
): Slot[] {
  const snackPlaces = places.filter(isSnackPlace).length
  const needed: Readonly<Record<Slot, number>> = {
    BREAKFAST: Math.ceil(DAYS / limits.breakfast),
    LUNCH: Math.ceil(DAYS / limits.lunch),
    DINNER: Math.ceil(DAYS / limits.dinner),
    SNACK: Math.max(snackPlaces, Math.ceil((DAYS * snackPlaces) / limits.snack)),
  }
  const slots = new Set<Slot>(daySlots[meals].map(([slot]) => slot))
  return [...slots].filter((slot) => pools[slot].length < needed[slot])
}
