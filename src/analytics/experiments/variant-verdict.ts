import {
  type ArmBuyers,
  fewestToDecide,
  PURCHASE_STRENGTH,
  purchaseEvidence,
} from '#analytics/statistics/purchase-evidence.ts'
import { type ArmWeights, intervalBelow, type RatioEvidence } from '#analytics/statistics/ratio-evidence.ts'
import {
  type AmountCount,
  type ArmAmounts,
  REVENUE_STRENGTH,
  revenueEvidence,
} from '#analytics/statistics/revenue-evidence.ts'
import type { Interval } from '#analytics/statistics/wilson.ts'

/** The share of runs without a difference in which some variant is ever called better or worse, at most. */
const ALPHA = 0.05

/** Days before which no variant is called better: whole weeks, in which late buyers catch up. */
export const DAYS_BEFORE_BETTER = 14

/**
 * What can be said of a variant. `too-early`: even if all buyers so far had seen the same variant, nothing would be
 * decided. `held`: decided but for the fortnight, or for buyers who had time to buy late. `alike`: the difference is
 * smaller than the smallest one worth having.
 */
export type Verdict = 'too-early' | 'waiting' | 'held' | 'better' | 'worse' | 'alike'

/** The verdicts that are kept from the first look that gives them. */
export type Decision = Extract<Verdict, 'better' | 'worse' | 'alike'>

export const isDecision = (verdict: Verdict): verdict is Decision =>
  verdict === 'better' || verdict === 'worse' || verdict === 'alike'

export type Metric = 'purchase' | 'revenue'

/** What is fixed before the first visitor of a run. */
export type RunPlan = {
  readonly metric: Metric
  /** The dearest price on sale, minor units: amounts are cut to it. */
  readonly capMinor: number
  /** The smallest relative difference worth having: 0.2 is 20 %. */
  readonly worth: number
}

/** One variant beside the control. */
export type Pair = {
  readonly weights: ArmWeights
  /** Buyers by what they paid, less refunds and lost disputes. */
  readonly amounts: ArmAmounts
  /** Those among them for whom the time to buy late is over. */
  readonly settled: ArmAmounts
  /** Number of variants beside the control. */
  readonly others: number
  readonly daysRun: number
}

export type PairEvaluation = {
  /** Relative to the control; null while the control has no buyer. */
  readonly lift: number | null
  /** Valid however often it is looked at. */
  readonly interval: Interval
  /** The logarithm of the e-value against no difference. */
  readonly logEvidence: number
  readonly verdict: Verdict
}

const countOf = (amounts: readonly AmountCount[]): number => amounts.reduce((sum, { buyers }) => sum + buyers, 0)

export const buyersIn = ({ control, variant }: ArmAmounts): ArmBuyers => ({
  control: countOf(control),
  variant: countOf(variant),
})

/** The log e-value that decides: all variants together are called different by mistake in at most one of twenty runs. */
export const decidingEvidence = (others: number): number => Math.log(others / ALPHA)

/** The fewest buyers of a pair with which anything can be decided. */
export const fewestBuyers = (weights: ArmWeights, metric: Metric, others: number): number =>
  fewestToDecide(weights, decidingEvidence(others), metric === 'purchase' ? PURCHASE_STRENGTH : REVENUE_STRENGTH)

const evidenceOf = (weights: ArmWeights, amounts: ArmAmounts, { metric, capMinor }: RunPlan): RatioEvidence =>
  metric === 'purchase' ? purchaseEvidence(weights, buyersIn(amounts)) : revenueEvidence(weights, amounts, capMinor)

/** Evaluates one variant of a run. A gain and a loss of the same size need the same evidence. */
export function evaluatePair(pair: Pair, plan: RunPlan): PairEvaluation {
  const { weights, amounts, others } = pair
  const evidence = evidenceOf(weights, amounts, plan)
  const interval = intervalBelow(evidence, decidingEvidence(others))
  return {
    lift: evidence.ratio === null ? null : evidence.ratio - 1,
    interval,
    logEvidence: evidence.against(0),
    verdict: verdictOf(pair, plan, evidence, interval),
  }
}

function verdictOf(pair: Pair, plan: RunPlan, evidence: RatioEvidence, interval: Interval): Verdict {
  const { weights, amounts, others } = pair
  if (evidence.against(0) >= decidingEvidence(others)) {
    if (evidence.ratio !== null && evidence.ratio < 1) return 'worse'
    return isLasting(pair, plan) ? 'better' : 'held'
  }
  if (interval.low > -plan.worth && interval.high < plan.worth) return 'alike'
  const { control, variant } = buyersIn(amounts)
  return control + variant < fewestBuyers(weights, plan.metric, others) ? 'too-early' : 'waiting'
}

/** Whether a gain is more than people buying sooner: after a fortnight, and among those who had time to buy late. */
function isLasting({ weights, settled, daysRun }: Pair, plan: RunPlan): boolean {
  if (daysRun < DAYS_BEFORE_BETTER) return false
  const { control, variant } = buyersIn(settled)
  const { ratio } = evidenceOf(weights, settled, plan)
  return control + variant > 0 && (ratio === null || ratio > 1)
}
