import { sinceHeldForHealth } from './held-for-health.ts'
import type { PastReview } from './review-input.ts'

/**
 * Whether the plan holds the weight for the member's safety: nothing about losing is shown or offered then. A break is no
 * matter of safety.
 * @param past the reviews so far, oldest first
 */
export function isHeldForSafety(past: readonly PastReview[]): boolean {
  const latest = past.at(-1)
  const held = latest?.kind === 'HOLD' ? latest : sinceHeldForHealth(past)[0]
  return held !== undefined && held.doctor !== 'BREAK'
}
