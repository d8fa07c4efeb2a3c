import type { Place } from '#planner/plan/candidates/day-places.ts'
import type { Recipe, Slot } from '#planner/recipe.ts'
import { withLeftoversMarked } from '#planner/week/cookings.ts'
import {
  DAYS,
  type PlannedDay,
  type Relaxation,
  slotsOf,
  type WeekPlan,
  type WeekRequest,
} from '#planner/week/week-plan.ts'
import { arrangeWeek, efforts } from './arrange-week.ts'
import { fitPlates } from './fit-plates.ts'
import { otherFinders } from './other-finders.ts'
import { plannedDay } from './planned-day.ts'
import { contradictsPaleo } from './relaxed-rules.ts'
import { emptySlots, type SearchSpace, searchSpacesFor } from './search-space.ts'
import { type Around, stayingDishes } from './staying-dishes.ts'
import { usedRelaxations } from './used-relaxations.ts'
import { type Shortfall, shortfallOf } from './week-shortfall.ts'
import type { Arrangement } from './week-state.ts'

/** No week can be made: these meals have too few dishes under every relaxation. */
export type Impossible = { readonly kind: 'impossible'; readonly missing: readonly Slot[] }

type Attempt = {
  readonly space: SearchSpace
  readonly arrangement: Arrangement
  readonly days: readonly PlannedDay[]
  readonly shortfall: Shortfall
  /** The part of the missing protein that the others lack. */
  readonly othersProtein: number
}

const keepsEnergy = ({ shortfall: { energy, repeats } }: Attempt): boolean => energy === 0 && repeats === 0
const keepsAll = (attempt: Attempt): boolean => keepsEnergy(attempt) && attempt.shortfall.protein === 0

/**
 * The relaxations to begin with: of contradicting rules, and more repeats or more time if a meal would otherwise have
 * too few dishes.
 */
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

/** Discards an attempt that misses any of its bounds. */
const onlyIfComplete = (attempt: () => Attempt) => (): Attempt | undefined => {
  const found = attempt()
  return keepsAll(found) ? found : undefined
}

/** Protein shortfall, as the sum of its days' shares, above which another start does not help. */
const HOPELESS = 0.35

/**
 * Runs the attempts one after another until a week keeps all its bounds or lacks hopelessly much protein; otherwise
 * returns the week that lacks the least protein. Weeks that miss energy or repeat limits are never returned.
 */
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
 * Plans a week of seven days for a person; `week` is 1 to 520. The same request, week and library give the same plan.
 * Rules are relaxed one after another in the order of `relaxations`, and the plan names only those that it needed.
 * @param around meals that stay as they are, as far as the rules of the request allow, and dishes not to come elsewhere
 */
export function planWeek(
  request: WeekRequest,
  week: number,
  library: readonly Recipe[],
  around?: Around,
): WeekPlan | Impossible {
  const spaceWith = searchSpacesFor(request, library)
  const base = enoughDishes(request, spaceWith)
  if ('kind' in base) return base
  const attempt =
    (more: readonly Relaxation[], start = 0, isAnchored = true) =>
    (): Attempt => {
      const relaxed = [...base, ...more]
      const space = spaceWith(relaxed)
      const { table, candidates, places } = space
      const shape = { slots: slotsOf(request), candidates }
      const effort = more.length === 0 && start === 0 ? efforts.first : efforts.again
      const others = (pools: readonly Place[]) => (table === null ? [] : otherFinders(table, pools, shape, relaxed))
      const asked = isAnchored ? request : withoutAnchors
      const arrangement = arrangeWeek(space, asked, `${request.person} ${week}`, {
        ...{ start, effort, others },
        ...(around === undefined ? {} : { stays: stayingDishes(space, around) }),
      })
      const keeps = new Map(candidates.recipes.map(({ id, keepsDays }) => [id, keepsDays]))
      const days = withLeftoversMarked(
        weekDays.map((day) => plannedDay(places, candidates, arrangement, day * places.length)),
        (recipe) => keeps.get(recipe) ?? 0,
        space.limits.mealsPerCooking,
      )
      return { space, arrangement, ...withOthers(days, shortfallOf(arrangement, space), request, space, relaxed) }
    }
  const { anchors, ...withoutAnchors } = request
  // What is wanted at some meals gives way before any rule does.
  const unanchored = anchors === undefined ? [] : [onlyIfComplete(attempt([], 0, false))]
  const found =
    // A second start finds weeks that the first missed; more repeats are used only if they save the protein.
    bestOf([attempt([]), attempt([], 1), ...unanchored, onlyIfComplete(attempt(['REPEATS']))]) ??
    bestOf([attempt(['PROTEIN'])]) ??
    bestOf([attempt(['REPEATS', 'PROTEIN'])]) ??
    bestOf([attempt(['REPEATS', 'PROTEIN', 'ENERGY_BAND'])]) ??
    bestOf([attempt(['REPEATS', 'PROTEIN', 'ENERGY_BAND', 'TIME'])])
  if (found === undefined) return { kind: 'impossible', missing: [...new Set(slotsOf(request).map(slotOf))] }
  const { space, arrangement, days, othersProtein } = found
  return { week, days, relaxed: usedRelaxations(arrangement, space, request, { days, protein: othersProtein }) }
}

const weekDays = Array.from({ length: DAYS }, (_, day) => day)

/** The days with the plates of the others, and what these lack as well. */
function withOthers(
  days: readonly PlannedDay[],
  shortfall: Shortfall,
  request: WeekRequest,
  { table, candidates }: SearchSpace,
  relaxed: readonly Relaxation[],
): Omit<Attempt, 'space' | 'arrangement'> {
  if (table === null) return { days, shortfall, othersProtein: 0 }
  const set = fitPlates(days, {
    ...table,
    candidates,
    slots: slotsOf(request),
    taste: request,
    relaxed,
    variety: request.variety,
  })
  if (set === null) return { days, shortfall: { ...shortfall, energy: Number.POSITIVE_INFINITY }, othersProtein: 0 }
  const { energy, protein } = set.shortfall
  return {
    days: set.days,
    shortfall: { ...shortfall, energy: shortfall.energy + energy, protein: shortfall.protein + protein },
    othersProtein: protein,
  }
}

const slotOf = ([slot]: readonly [Slot, number]): Slot => slot
