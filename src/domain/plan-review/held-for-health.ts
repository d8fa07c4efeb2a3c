import { healthEvents } from '#domain/weight-filter/life-events.ts'
import type { PastReview } from './review-input.ts'

/** Whether a review ended what an earlier one held: another hold, an accepted proposal, or a step to what was chosen. */
export const endsHold = ({ kind, answer }: PastReview): boolean =>
  kind === 'HOLD' || (kind === 'PROPOSE' && answer === 'YES') || (kind === 'STEP' && answer !== 'KEEP')

/**
 * The reviews from the last hold for a health matter or a break on; empty if another hold, an accepted
 * proposal or a chosen step came after it.
 */
export function sinceHeldForHealth(past: readonly PastReview[]): readonly PastReview[] {
  const last = past.findLastIndex(endsHold)
  const reason = past[last]?.doctor
  return reason === 'BREAK' || healthEvents.some((event) => event === reason) ? past.slice(last) : []
}

/** Whether a plan is still held for a health matter, even if that is over. */
export const isHeldForHealth = (past: readonly PastReview[]): boolean => sinceHeldForHealth(past).length > 0
