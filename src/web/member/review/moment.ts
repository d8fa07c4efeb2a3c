import type { GoalMode } from '#domain/api/member/goal.ts'
import type { ReviewView } from '#domain/api/member/review.ts'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import type { TrendAdvice } from '#domain/body/weight-trend.ts'
import type { WeightState } from '#domain/plan-review/weight-state.ts'
import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'

/** A reason to talk to a doctor, said by a note above everything else on the page. */
export type WeightAdvice = TrendAdvice | 'GAINS_FAST'

/** What decides every sentence about the weight on a page. */
export type Moment = {
  readonly state: WeightState
  readonly mode: GoalMode
  readonly today: IsoDate
  readonly units: UnitSystem
  /** What other notes of the page say, so that the card does not say it again: a doctor is advised, or food was added. */
  readonly note?: WeightAdvice | null
  readonly moreFoodFrom?: IsoDate | null
}

/** Whether a note of the page sends the member to a doctor, whatever they feel. */
export const isDoctorAdvised = ({ note = null }: Pick<Moment, 'note'>): boolean =>
  note === 'UNDERWEIGHT' || note === 'TOO_FAST'

/**
 * What the weight does today, the same on every page: by the estimate of today, or by the week's review as long as there
 * is no estimate.
 */
export const stateNow = (
  learnt: WeightsReply['learnt'] | null | undefined,
  latest: Pick<ReviewView, 'state'> | null,
): WeightState => learnt?.state ?? latest?.state ?? 'UNKNOWN'
