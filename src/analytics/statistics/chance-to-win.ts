import type { Lift } from './lift.ts'
import { normalShareBelow } from './normal.ts'

/** What is believed of a lift before any visitor came: a normal distribution. */
export type Prior = { readonly mean: number; readonly variance: number }

/** Sceptical: large lifts are rare, so that a handful of visitors convinces of nothing. */
export const scepticalPrior: Prior = { mean: 0, variance: 0.3 ** 2 }

/** The chance that the variant is better than the control; without a prior (null) a flat one is assumed. */
export function chanceToWin(lift: Lift, prior: Prior | null = scepticalPrior): number {
  const ofPrior = prior === null ? 0 : 1 / prior.variance
  const ofFigures = 1 / lift.variance
  const variance = 1 / (ofPrior + ofFigures)
  const mean = variance * (ofFigures * lift.estimate + ofPrior * (prior?.mean ?? 0))
  return normalShareBelow(mean / Math.sqrt(variance))
}
