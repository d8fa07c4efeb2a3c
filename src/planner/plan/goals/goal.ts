import type { Candidates } from '../candidates.ts'
import type { Place } from '../day-frame.ts'

/**
 * Something that a person wishes of a week as a whole, counted along while dishes are put on the board and taken off.
 * What it costs to miss one is measured beside the dislike of a dish, from 0 to about 1.
 */
export type Goal = {
  /** A dish is put in a place (1) or taken from it (-1). */
  readonly count: (day: number, place: number, dish: number, by: 1 | -1) => void
  readonly cost: () => number
}

/** What a goal is counted over. */
export type GoalTable = { readonly places: readonly Place[]; readonly candidates: Candidates }
