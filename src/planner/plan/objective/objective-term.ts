import type { Candidates } from '#planner/plan/candidates/candidates.ts'
import type { Place } from '#planner/plan/candidates/day-places.ts'

/** The places of each day, and the dishes for them. */
export type ObjectiveTable = { readonly places: readonly Place[]; readonly candidates: Candidates }

/** One term of the cost of a week, updated incrementally while dishes are put in their places and taken out. */
export type ObjectiveTerm = {
  /** A dish has been put in a place (1) or taken from it (-1). */
  readonly count: (day: number, place: number, dish: number, by: 1 | -1) => void
  readonly cost: () => number
  /** The part of the cost that depends on which dishes share a day, or on which day they are. */
  readonly costByDay: () => number
  /** How much the cost would rise if `dish` replaced `old` in a place. */
  readonly change: (day: number, place: number, old: number, dish: number) => number
}

const nothing: ObjectiveTerm = { count: () => undefined, cost: () => 0, costByDay: () => 0, change: () => 0 }

/** Multiplies a term by a price. For scale: a dish costs from about -1.5 to about 2 by its score. */
export const weighted = (price: number, { count, cost, costByDay, change }: ObjectiveTerm): ObjectiveTerm =>
  price === 0
    ? nothing
    : {
        count,
        cost: () => price * cost(),
        costByDay: () => price * costByDay(),
        change: (day, place, old, dish) => price * change(day, place, old, dish),
      }
