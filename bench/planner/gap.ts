import { weekPrices as pricesFor, type WeekPrices } from '#planner/plan/objective/week-prices.ts'
import { arrangeWeek } from '#planner/plan/search/arrange-week.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import { library } from '#planner/recipes/library.ts'
import { anyRequest } from '#planner/sample-requests/any-request.fixture.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import { type Instance, instanceOf } from './cells.ts'
import { type DayPattern, patternsOf } from './day-pattern.ts'
import { mainPart } from './main-part.ts'
import { provenBound } from './proven-bound.ts'

const weekPrices = pricesFor('NEW')

/** Shares of the bound: what the search reaches with the program's own objective, and as shipped. */
export type Gap = {
  readonly person: string
  readonly bound: number
  readonly searched: number
  readonly shipped: number
}

const INSTANCES = 12

/** The prices of the terms that the program leaves out, set to zero. */
const mainPrices: WeekPrices = {
  ...weekPrices,
  ...{ good: 0, alike: 0, unusedPack: 0, unusedKilo: 0, spoils: 0, late: 0 },
  ...{ plantLacking: 0, monotony: 0, sameDay: 0, side: 0, goals: 0 },
}

/** The search's worth is the mean over this many starts; the program starts from the days of all their weeks. */
const STARTS = 8

function weekAt(instance: Instance, start: number, prices: WeekPrices): readonly DayPattern[] | null {
  const { space, request, seed } = instance
  const days = patternsOf(instance, arrangeWeek(space, request, seed, { start, prices }))
  const kept = days.filter((day) => day !== null)
  return kept.length === days.length ? kept : null
}

/**
 * Whether the questionnaire could have produced the request: at least one cuisine and one kind of dish are chosen
 * there.
 */
const isAnswered = ({ cuisines, dishes }: WeekRequest): boolean => cuisines.length > 0 && dishes.length > 0

/** The gap for a person; null if no week keeps every rule, because then a rule is relaxed and bounds mean nothing. */
function gapFor(request: WeekRequest): Gap | null {
  const space = searchSpacesFor(request, library)([])
  if (!isAnswered(request) || space.places.some(({ pool }) => pool.length < space.places.length)) return null
  const instance = instanceOf(request, space, request.person)
  const starts = Array.from({ length: STARTS }, (_, start) => weekAt(instance, start, mainPrices))
  const searched = starts.filter((week) => week !== null)
  const shipped = weekAt(instance, 0, weekPrices)
  if (starts[0] === null || shipped === null) return null
  const bound = provenBound(instance, [...searched.flat(), ...shipped])
  if (bound === null) return null
  // A start whose week breaks a rule counts as zero.
  const worth = searched.reduce((sum, week) => sum + mainPart(instance, week), 0) / STARTS
  return {
    person: request.person,
    bound,
    searched: worth / bound,
    shipped: mainPart(instance, shipped) / bound,
  }
}

/** The gaps of the first people of a fixed sequence for whom a week exists that keeps every rule. */
export function gaps(): readonly Gap[] {
  const found: Gap[] = []
  for (let number = 1; found.length < INSTANCES; number++) {
    const gap = gapFor(anyRequest(`instance ${number}`, library))
    if (gap === null) continue
    found.push(gap)
    const shares = [gap.searched, gap.shipped].map((share) => `${(100 * share).toFixed(2)} %`)
    console.error(`  ${gap.person}: ${shares[0]} of the bound ${gap.bound.toFixed(3)}, as shipped ${shares[1]}`)
  }
  return found
}
