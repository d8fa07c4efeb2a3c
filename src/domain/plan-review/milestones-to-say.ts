import { isTenDayBest, type MilestoneKind, reachedOn, type Way } from '#domain/body/milestones.ts'
import type { WeighIn } from '#domain/body/weight-trend.ts'
import { kg } from '#domain/units.ts'
import type { PastReview } from './review-input.ts'
import type { StandingSafety } from './standing-safety.ts'
import type { WeightState } from './weight-state.ts'

/** The readings whose middle has to confirm the estimate, which also has the water that a plan usually costs. */
const CONFIRMING = 3

/** Everything that decides what may be said of a weight on a day. */
export type DayOnTheWay = {
  readonly state: WeightState
  /** Whether the plan is one to lose weight today: no break, no pause, no hold. */
  readonly isLosing: boolean
  readonly safety: StandingSafety | null
  readonly way: Way
  /** The readings that are not doubted, oldest first. */
  readonly believed: readonly WeighIn[]
  readonly today: number
}

/**
 * Whether anything of a loss may be praised: only while one is wanted and the weight does nothing else. A loss that is too
 * fast or held for safety is no success, and in the first weeks nobody can tell it from water.
 */
const mayPraise = ({ state, isLosing, safety, way }: DayOnTheWay): boolean =>
  isLosing && safety === null && way.goal < way.start && (state === 'FALLING' || state === 'STEADY')

/** The day of the last review that held the weight or gave more food for safety; before the plan if there is none. */
export function lastUnsafeDay(past: readonly PastReview[]): number {
  const isUnsafe = ({ kind, doctor }: PastReview): boolean =>
    kind === 'RAISE' || (kind === 'HOLD' && doctor !== 'BREAK')
  return past.findLast(isUnsafe)?.day ?? Number.NEGATIVE_INFINITY
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.POSITIVE_INFINITY

/** The weight that the estimate and the newest readings agree to have been reached. */
const agreed = ({ way, believed }: DayOnTheWay): number =>
  Math.max(way.now, middleOf(believed.slice(-CONFIRMING).map(({ weight }) => weight)))

/** What is still so, up to `slack` kg above it: what was reached and lost again is not shown. */
export const stillReached = (day: DayOnTheWay, slack: number): readonly MilestoneKind[] =>
  reachedOn({ ...day.way, now: kg(agreed(day) - slack) })

/**
 * The milestones of a day; null if none may be said. The lowest weight of ten days is one only while the weight falls, and
 * not beyond the goal.
 */
export function milestonesToSay(day: DayOnTheWay): readonly MilestoneKind[] | null {
  if (!mayPraise(day)) return null
  const { state, way, believed, today } = day
  const reached = stillReached(day, 0)
  const isBest = state === 'FALLING' && way.now < way.start && way.now > way.goal && isTenDayBest(believed, today)
  return isBest ? ['TEN_DAY_BEST', ...reached] : reached
}
