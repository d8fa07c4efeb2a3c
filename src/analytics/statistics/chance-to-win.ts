import type { Lift } from './lift.ts'
import { normalShareBelow } from './normal.ts'

/** The belief about a lift before there is any data: a normal distribution. */
export type Prior = { readonly mean: number; readonly variance: number }

/** Large lifts are rare, so a handful of visitors should convince nobody. */
export const scepticalPrior: Prior = { mean: 0, variance: 0.3 ** 2 }

/** The probability that the variant is better than the control. If the prior is null, a flat one is used. */
export function chanceToWin(lift: Lift, prior: Prior | null = scepticalPrior): number {
  const ofPrior = prior === null ? 0 : 1 / prior.variance
  const ofFigures = 1 / lift.variance
  const variance = 1 / (ofPrior + ofFigures)
  const mean = variance * (ofFigures * lift.estimate + ofPrior * (prior?.mean ?? 0))
  return normalShareBelow(mean / Math.sqrt(variance))
}
