/** Mean of a metric over the visitors of one variant, and the variance of a single visitor's value. */
export type SampleMean = { readonly mean: number; readonly variance: number; readonly visitors: number }

/** The sample of a metric that a visitor reaches or not. */
export function proportionOf(count: number, visitors: number): SampleMean {
  const share = visitors === 0 ? 0 : count / visitors
  return { mean: share, variance: share * (1 - share), visitors }
}

/** The sample of a metric with an amount for each visitor, from the sum of the amounts and of their squares. */
export function meanOf(sum: number, sumOfSquares: number, visitors: number): SampleMean {
  const mean = visitors === 0 ? 0 : sum / visitors
  const variance = visitors < 2 ? 0 : (sumOfSquares - (sum * sum) / visitors) / (visitors - 1)
  return { mean, variance: Math.max(0, variance), visitors }
}

/** How much more, as a share of the control's mean, with the variance of that estimate. */
export type Lift = { readonly estimate: number; readonly variance: number; readonly visitors: number }

/**
 * The relative difference of a variant to the control, its variance by the delta method. Null where it cannot be
 * estimated: a control without a mean, or samples without a spread.
 */
export function liftOf(control: SampleMean, variant: SampleMean): Lift | null {
  if (control.mean <= 0 || control.variance <= 0 || variant.variance <= 0) return null
  const variance =
    variant.variance / (control.mean ** 2 * variant.visitors) +
    (control.variance * variant.mean ** 2) / (control.mean ** 4 * control.visitors)
  return {
    estimate: (variant.mean - control.mean) / control.mean,
    variance,
    visitors: control.visitors + variant.visitors,
  }
}
