import { isHeldForHealth } from './held-for-health.ts'
import type { PastReview } from './review-input.ts'

/** What a review decided for safety and is still in force. */
export type StandingSafety = 'HOLD' | 'RAISE'

/**
 * The hold or the raise for safety that stands; null if none does. As long as one stands, nothing offers less food than
 * the plan has. A hold for a health matter stands until the member agrees to go on, everything else until a review
 * decides otherwise.
 * @param past the reviews so far, oldest first
 */
export function standingSafety(past: readonly PastReview[]): StandingSafety | null {
  const latest = past.at(-1)
  if (latest?.kind === 'HOLD' || isHeldForHealth(past)) return 'HOLD'
  return latest?.kind === 'RAISE' ? 'RAISE' : null
}
