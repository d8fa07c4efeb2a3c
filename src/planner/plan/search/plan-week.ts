import type { Recipe, Slot } from '#planner/recipe.ts'
import { DAYS, type Relaxation, slotsOf, type WeekPlan, type WeekRequest } from '#planner/week/week-plan.ts'
import { arrangeWeek, efforts } from './arrange-week.ts'
import { plannedDay } from './planned-day.ts'
import { contradictsPaleo } from './relaxed-rules.ts'
import { emptySlots, type SearchSpace, searchSpacesFor } from './search-space.ts'
import { usedRelaxations } from './used-relaxations.ts'
import { type Shortfall, shortfallOf } from './week-shortfall.ts'
import type { Arrangement } from './week-state.ts'

/** No week can be made: these meals have too few dishes under every relaxation. */
export type Impossible = { readonly kind: 'impossible'; readonly missing: readonly Slot[] }

type Attempt = { readonly space: SearchSpace; readonly arrangement: Arrangement; readonly shortfall: Shortfall }

const keepsEnergy = ({ shortfall: { energy, repeats } }: Attempt): boolean => energy === 0 && repeats === 0
const keepsAll = (attempt: Attempt): boolean => keepsEnergy(attempt) && attempt.shortfall.protein === 0

/** The rules that dishes are first chosen by: without those that contradict others, with more repeats or time where a meal would be empty. */
function enoughDishes(
  request: WeekRequest,
  spaceWith: (relaxed: readonly Relaxation[]) => SearchSpace,
): readonly Relaxation[] | Impossible {
  const base: readonly Relaxation[] = contradictsPaleo(request.cook) ? ['PALEO_FOR_PLANTS'] : []
  const most: readonly Relaxation[] = [...base, 'REPEATS', 'TIME']
  const empty = (relaxed: readonly Relaxation[]) => emptySlots(spaceWith(relaxed), request.mealsADay)
  const ways: readonly (readonly Relaxation[])[] = [base, [...base, 'REPEATS'], [...base, 'TIME'], most]
  return ways.find((relaxed) => empty(relaxed).length === 0) ?? { kind: 'impossible', missing: empty(most) }
}

/** An attempt that counts for nothing where it is short of anything. */
const onlyWhole = (attempt: () => Attempt) => (): Attempt | undefined => {
  const found = attempt()
  return keepsAll(found) ? found : undefined
}

/** A week that lacks this much, as a sum of its days' shares, is not saved by another start. */
const HOPELESS = 0.35

/** Tries one after another and stops at the first week that keeps all; else the one short of the least protein. */
function bestOf(attempts: readonly (() => Attempt | undefined)[]): Attempt | undefined {
  let best: Attempt | undefined
  for (const attempt of attempts) {
    const found = attempt()
    if (found === undefined) continue
    if (keepsAll(found)) return found
    if (keepsEnergy(found) && found.shortfall.protein > HOPELESS) return found
    if (keepsEnergy(found) && found.shortfall.protein < (best?.shortfall.protein ?? Number.POSITIVE_INFINITY))
      best = found
  }
  return best
}

/**
 * A week of seven days for a person; `week` is 1 to 520. The same request, week and library give the same plan. Rules
 * are relaxed one after another in the order of `relaxations`, and only those that had to be are named in the plan.
 */
export function planWeek(request: WeekRequest, week: number, library: readonly Recipe[]): WeekPlan | Impossible {
  const spaceWith = searchSpacesFor(request, library)
  const base = enoughDishes(request, spaceWith)
  if ('kind' in base) return base
  const attempt =
    (more: readonly Relaxation[], start = 0) =>
    (): Attempt => {
      const space = spaceWith([...base, ...more])
      const effort = more.length === 0 && start === 0 ? efforts.first : efforts.again
      const arrangement = arrangeWeek(space, request, `${request.person} ${week}`, { start, effort })
      return { space, arrangement, shortfall: shortfallOf(arrangement, space) }
    }
  const found =
    // A second start finds weeks that the first has missed; dishes are repeated only where that saves the protein.
    bestOf([attempt([]), attempt([], 1), onlyWhole(attempt(['REPEATS']))]) ??
    bestOf([attempt(['PROTEIN'])]) ??
    bestOf([attempt(['REPEATS', 'PROTEIN'])]) ??
    bestOf([attempt(['REPEATS', 'PROTEIN', 'ENERGY_BAND'])]) ??
    bestOf([attempt(['REPEATS', 'PROTEIN', 'ENERGY_BAND', 'TIME'])])
  if (found === undefined) return { kind: 'impossible', missing: [...new Set(slotsOf(request).map(slotOf))] }
  const { space, arrangement } = found
  const { places, candidates } = space
  return {
    week,
    days: Array.from({ length: DAYS }, (_, day) => plannedDay(places, candidates, arrangement, day * places.length)),
    relaxed: usedRelaxations(arrangement, space, request),
  }
}

const slotOf = ([slot]: readonly [Slot, number]): Slot => slot
