import type { Decision } from './review.ts'
import type { Aim } from './review-input.ts'

/** The aim of a plan after a decision; a proposal counts only if the member agreed to it. */
export function aimAfter(decision: Decision, isAgreed: boolean, aim: Aim): Aim {
  if (decision.kind === 'RAISE' && decision.why === 'BELOW_GOAL') return 'KEEP'
  if (decision.kind !== 'PROPOSE' || !isAgreed) return aim
  return decision.change === 'KEEP_WEIGHT' ? 'KEEP' : decision.change === 'LOSE_AGAIN' ? 'LOSE' : aim
}
