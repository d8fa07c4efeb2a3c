import type { PastReview } from './review-input.ts'
import type { WeightState } from './weight-state.ts'

/** Cuts of this many days are looked at. */
const LATELY = 112
/** A cut that was agreed to has had its effect after this many days, if it has one. */
const EFFECT = 28
/** After so many no more is offered. */
const ENOUGH = 2

/** Whether cuts were refused, or agreed to without effect, so often that another one makes no sense. */
export function areCutsInVain(past: readonly PastReview[], today: number, state: WeightState): boolean {
  if (state === 'FALLING' || state === 'TOO_FAST') return false
  const cuts = past.filter(({ change, day }) => change === 'DOWN' && today - day <= LATELY)
  const refused = cuts.filter(({ answer }) => answer === 'KEEP')
  const useless = cuts.filter(({ answer, day }) => answer === 'YES' && today - day >= EFFECT)
  return refused.length + useless.length >= ENOUGH
}

/** Whether the member knows no reason for a weight that does not fall. */
export const isUnexplained = (past: readonly PastReview[]): boolean =>
  past.findLast(({ kind }) => kind === 'ASK')?.plateauAnswer === 'NOTHING'
