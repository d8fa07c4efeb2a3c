import { chanceToWin } from '#analytics/statistics/chance-to-win.ts'
import { anytimeInterval } from '#analytics/statistics/confidence-sequence.ts'
import { liftOf, meanOf, proportionOf, type SampleMean } from '#analytics/statistics/lift.ts'
import { SAMPLE_RATIO_ALARM, sampleRatioChance } from '#analytics/statistics/sample-ratio.ts'
import type { Interval } from '#analytics/statistics/wilson.ts'

/** The sums of one variant. */
export type VariantSums = {
  readonly variant: string
  readonly weight: number
  readonly visitors: number
  readonly buyers: number
  /** In minor units of the currency in which most was paid. */
  readonly revenue: number
  readonly revenueSquares: number
  /** Buyers with a refund. */
  readonly refunded: number
  /** Buyers whose subscription has ended or will end. */
  readonly cancelled: number
}

export type VariantFigures = Omit<VariantSums, 'revenueSquares'> & {
  /** Relative to the control; null for the control itself, and while there is too little data. */
  readonly lift: number | null
  /** Confidence interval of the lift, valid however often it is looked at. */
  readonly interval: Interval | null
  readonly chanceToWin: number | null
}

/** What can be concluded. `broken`: visitors were not split as planned, so nothing can. */
export type Verdict = 'broken' | 'waiting' | 'better' | 'worse'

export type RunEvaluation = {
  readonly variants: readonly VariantFigures[]
  /** The probability of a split at least this uneven by chance. */
  readonly sampleRatio: number
  readonly verdict: Verdict
}

const sampleOf = (sums: VariantSums, metric: 'purchase' | 'revenue'): SampleMean =>
  metric === 'purchase'
    ? proportionOf(sums.buyers, sums.visitors)
    : meanOf(sums.revenue, sums.revenueSquares, sums.visitors)

/** Evaluates the data of a run so far. The first variant is the control. */
export function evaluateRun(sums: readonly VariantSums[], metric: 'purchase' | 'revenue'): RunEvaluation {
  const [control] = sums
  const sampleRatio = sampleRatioChance(
    sums.map(({ visitors }) => visitors),
    sums.map(({ weight }) => weight),
  )
  const variants = sums.map(({ revenueSquares, ...own }): VariantFigures => {
    const lift =
      control === undefined || own.variant === control.variant
        ? null
        : liftOf(sampleOf(control, metric), sampleOf({ ...own, revenueSquares }, metric))
    if (lift === null) return { ...own, lift: null, interval: null, chanceToWin: null }
    return { ...own, lift: lift.estimate, interval: anytimeInterval(lift), chanceToWin: chanceToWin(lift) }
  })
  return { variants, sampleRatio, verdict: verdictOf(variants, sampleRatio) }
}

/** Only an interval that excludes zero decides; it may be looked at at any time. */
function verdictOf(variants: readonly VariantFigures[], sampleRatio: number): Verdict {
  if (sampleRatio < SAMPLE_RATIO_ALARM) return 'broken'
  const intervals = variants.flatMap(({ interval }) => (interval === null ? [] : [interval]))
  if (intervals.some(({ low }) => low > 0)) return 'better'
  if (intervals.length > 0 && intervals.every(({ high }) => high < 0)) return 'worse'
  return 'waiting'
}
