import type { ReviewView } from '#domain/api/member/review.ts'
import { SHARE_OF_UNCERTAINTY } from '#domain/plan-review/steps.ts'
import type { WeightState } from '#domain/plan-review/weight-state.ts'
import { formatSigned, formatWhole } from '#web/words/numbers.ts'
import { asPlanned, deficitWords, lessWords, moreWords, stateSentences } from './pace-words.ts'

type Offset = ReviewView['offset']

/** An offset within 0.85 of its standard deviation, as a share of its 80 % interval, is what the plan expected. */
const AS_PLANNED = SHARE_OF_UNCERTAINTY / (2 * 1.2816)

/**
 * How the weight differs from what the plan expected, as the reason for a proposal. The size of the offset is said
 * without its sign, and its interval with the smaller end first.
 * @param isLosing whether the plan is one to lose weight: only then is there a deficit
 */
export function paceReason(state: WeightState, { energy, low, high }: Offset, isLosing: boolean): string {
  if (state === 'TOO_FAST') return stateSentences.TOO_FAST
  const isMore = energy > 0
  const words =
    state === 'FALLING' && isLosing
      ? deficitWords[isMore ? 'smaller' : 'larger']
      : (isMore ? moreWords : lessWords)[state]
  const [least, most] = isMore ? [low, high] : [-high, -low]
  return words(formatWhole(Math.abs(energy)), formatSigned(least), formatSigned(most))
}

/** The same for the weight page, which names no energy within its band. Null if too little is known. */
export function paceText(state: WeightState, offset: Offset): string | null {
  const isWithin = offset.low <= 0 && offset.high >= 0
  if (state === 'UNKNOWN' || state === 'TOO_FAST') return stateSentences[state]
  if (!isWithin) return paceReason(state, offset, true)
  // Beyond that a review may propose another energy, and says that the plan expected something else.
  const isSmall = Math.abs(offset.energy) < AS_PLANNED * (offset.high - offset.low)
  return state === 'FALLING' && isSmall ? asPlanned : stateSentences[state]
}
