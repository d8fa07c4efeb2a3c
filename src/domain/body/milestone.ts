import { type Days, days, type Fraction, fraction, type Kg, kg } from '#domain/units.ts'
import { type BodyState, weightOf } from './body-state.ts'

/** The first goal that guidelines name: 5 to 10 % of the weight within six months (AHA/ACC/TOS, 2013). */
const SHARES = [0.1, 0.09, 0.08, 0.07, 0.06, 0.05] as const
const SIX_MONTHS = 182

export type Milestone = { readonly share: Fraction; readonly weight: Kg; readonly day: Days }

/**
 * The largest whole share, from 10 % down to 5 %, that the plan loses in six months; else 5 % whenever it is lost.
 * Null where the goal is nearer than that, or the course never gets there.
 */
export function firstMilestone(course: readonly BodyState[], start: Kg, goal: Kg): Milestone | null {
  let slow: Milestone | null = null
  for (const share of SHARES) {
    const weight = kg(start * (1 - share))
    const day = weight > goal ? course.findIndex((state) => weightOf(state) <= weight) : -1
    if (day < 0) continue
    slow = { share: fraction(share), weight, day: days(day) }
    if (day <= SIX_MONTHS) return slow
  }
  return slow
}
