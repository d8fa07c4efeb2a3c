import { sinceHeldForHealth } from './held-for-health.ts'
import type { PastReview } from './review-input.ts'

const isBreak = ({ doctor }: PastReview): boolean => doctor === 'BREAK'

/**
 * Whether the plan holds the weight for the member's safety: nothing about losing is shown or offered then. A break is no
 * matter of safety, and one that is told while a health matter holds the weight ends nothing.
 * @param past the reviews so far, oldest first
 */
export function isHeldForSafety(past: readonly PastReview[]): boolean {
  const latest = past.at(-1)
  if (latest?.kind === 'HOLD' && !isBreak(latest)) return true
  return sinceHeldForHealth(past.filter((review) => !isBreak(review))).length > 0
}
