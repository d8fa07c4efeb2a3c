import type { AmountCount } from '#analytics/statistics/revenue-evidence.ts'
import { DRAWN_STRENGTH, LOST_STRENGTH, SPLIT_ALARM, splitEvidence } from '#analytics/statistics/split-evidence.ts'
import { evaluatePair, type PairEvaluation, type RunPlan } from './variant-verdict.ts'

/** What was counted of one variant. */
export type VariantCounts = {
  readonly variant: string
  readonly weight: number
  /** Units in which this variant was drawn, and those of them whose page reported its step or still may. */
  readonly drawn: number
  readonly reported: number
  /** The first buyer of each unit, by the amount paid less refunds and lost disputes, minor units of the run's currency. */
  readonly amounts: readonly AmountCount[]
  /** Those among them for whom the time to buy late is over. */
  readonly settled: readonly AmountCount[]
}

export type RunEvaluation = {
  /** In the order of the counts; null for the control. */
  readonly pairs: readonly (PairEvaluation | null)[]
  /** Whether variants were not drawn by the weights: then nothing can be concluded. */
  readonly isBroken: boolean
  /** Whether the page of one variant fails to start more often than that of another. */
  readonly isLosing: boolean
}

/** Evaluates a run. The first variant is the control. */
export function evaluateRun(counts: readonly VariantCounts[], plan: RunPlan, daysRun: number): RunEvaluation {
  const [control, ...others] = counts
  const weights = counts.map(({ weight }) => weight)
  const drawn = counts.map((each) => each.drawn)
  const lost = counts.map((each) => each.drawn - each.reported)
  const pairs = others.map((variant) =>
    control === undefined
      ? null
      : evaluatePair(
          {
            weights: { control: control.weight, variant: variant.weight },
            amounts: { control: control.amounts, variant: variant.amounts },
            settled: { control: control.settled, variant: variant.settled },
            others: others.length,
            daysRun,
          },
          plan,
        ),
  )
  return {
    pairs: [null, ...pairs],
    isBroken: splitEvidence(drawn, weights, DRAWN_STRENGTH) >= SPLIT_ALARM,
    isLosing: splitEvidence(lost, weights, LOST_STRENGTH) >= SPLIT_ALARM,
  }
}
