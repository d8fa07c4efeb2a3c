import type { Candidates } from '#planner/plan/candidates/candidates.ts'
import type { Place } from '#planner/plan/candidates/day-places.ts'

/** The places of each day, and the dishes that may stand in them. */
export type ObjectiveTable = { readonly places: readonly Place[]; readonly candidates: Candidates }

/** One term of the cost of a week, updated incrementally while dishes are put in their places and taken out. */
export type ObjectiveTerm = {
  /** A dish has been put in a place (1) or taken from it (-1). */
  readonly count: (day: number, place: number, dish: number, by: 1 | -1) => void
  readonly cost: () => number
  /** The part of its cost that depends on which dishes meet on a day, or on which day they come. */
  readonly costByDay: () => number
  /** By how much it would cost more if a dish stood in a place instead of the one that stands there. */
  readonly change: (day: number, place: number, old: number, dish: number) => number
}

const nothing: ObjectiveTerm = { count: () => undefined, cost: () => 0, costByDay: () => 0, change: () => 0 }

/** The same at a price, which is measured beside what a dish costs by its score, from about -1.5 to about 2. */
export const weighted = (price: number, { count, cost, costByDay, change }: ObjectiveTerm): ObjectiveTerm =>
  price === 0
    ? nothing
    : {
        count,
        cost: () => price * cost(),
        costByDay: () => price * costByDay(),
        change: (day, place, old, dish) => price * change(day, place, old, dish),
      }
