import { healthEvents } from '#domain/weight-filter/life-events.ts'
import type { PastReview } from './review-input.ts'

/**
 * The reviews from the last hold for a health matter or a break on; empty if another hold, or an accepted proposal, came after it.
 */
export function sinceHeldForHealth(past: readonly PastReview[]): readonly PastReview[] {
  const last = past.findLastIndex(({ kind, answer }) => kind === 'HOLD' || (kind === 'PROPOSE' && answer === 'YES'))
  const reason = past[last]?.doctor
  return reason === 'BREAK' || healthEvents.some((event) => event === reason) ? past.slice(last) : []
}

/** Whether a plan is still held for a health matter, even if that is over. */
export const isHeldForHealth = (past: readonly PastReview[]): boolean => sinceHeldForHealth(past).length > 0
