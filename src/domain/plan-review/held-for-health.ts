import { healthEvents } from '#domain/weight-filter/life-events.ts'
import type { PastReview } from './review-input.ts'

/** The reviews from the last hold for a matter of health on; none where another hold, or a yes to go on, came after it. */
export function sinceHeldForHealth(past: readonly PastReview[]): readonly PastReview[] {
  const last = past.findLastIndex(({ kind, answer }) => kind === 'HOLD' || (kind === 'PROPOSE' && answer === 'YES'))
  return healthEvents.some((event) => event === past[last]?.doctor) ? past.slice(last) : []
}

/** Whether a plan is still held for a matter of health, be that over or not. */
export const isHeldForHealth = (past: readonly PastReview[]): boolean => sinceHeldForHealth(past).length > 0
