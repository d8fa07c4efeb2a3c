import { type Candidates, candidatesFor } from '#planner/plan/candidates/candidates.ts'
import { dayPlaces, isSnackPlace, type Place, sidesOf } from '#planner/plan/candidates/day-places.ts'
import { type DayBounds, dayBoundsOf } from '#planner/plan/objective/day-bounds.ts'
import { type RepeatLimits, repeatLimits } from '#planner/plan/objective/week-objective.ts'
import type { Recipe, Slot } from '#planner/recipe.ts'
import { DAYS, daySlots, type Relaxation, slotsOf, type WeekRequest } from '#planner/week/week-plan.ts'
import { relaxedCook } from './relaxed-rules.ts'

/** Everything that a search needs: the candidates, the places of a day, the bounds of a day and the repeat limits. */
export type SearchSpace = {
  readonly candidates: Candidates
  readonly places: readonly Place[]
  readonly bounds: DayBounds
  readonly limits: RepeatLimits
}

/** The search spaces of one request; the library is filtered once for each set of rules. */
export function searchSpacesFor(
  request: WeekRequest,
  library: readonly Recipe[],
): (relaxed: readonly Relaxation[]) => SearchSpace {
  const known = new Map<string, Candidates>()
  return (relaxed) => {
    const cook = relaxedCook(request.cook, relaxed)
    const rules = `${cook.time} ${cook.diets.join()}`
    const candidates = known.get(rules) ?? candidatesFor(library, cook, request)
    known.set(rules, candidates)
    return searchSpaceOf(request, relaxed, candidates)
  }
}

function searchSpaceOf(request: WeekRequest, relaxed: readonly Relaxation[], candidates: Candidates): SearchSpace {
  const shape = { slots: slotsOf(request), energy: request.targets.energy, candidates }
  const places = dayPlaces(shape, sidesOf(shape))
  return {
    candidates,
    places,
    bounds: dayBoundsOf(request.targets, relaxed),
    limits: relaxed.includes('REPEATS') ? relaxedLimits(candidates, places) : repeatLimits.usual,
  }
}

/** If hardly any snacks are left, each may be repeated as often as an even distribution over the places requires. */
function relaxedLimits({ pools }: Candidates, places: readonly Place[]): RepeatLimits {
  const evenShare = Math.ceil((DAYS * places.filter(isSnackPlace).length) / Math.max(1, pools.SNACK.length))
  return { ...repeatLimits.relaxed, snack: Math.max(repeatLimits.relaxed.snack, evenShare) }
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
