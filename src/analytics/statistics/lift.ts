/** Mean of a metric over the visitors of one variant, and the variance of a single visitor's value. */
export type SampleMean = { readonly mean: number; readonly variance: number; readonly visitors: number }

/** The sample of a metric that is either reached or not, such as a purchase. */
export function proportionOf(count: number, visitors: number): SampleMean {
  const share = visitors === 0 ? 0 : count / visitors
  return { mean: share, variance: share * (1 - share), visitors }
}

/** The sample of a metric with an amount per visitor, from the sum of the amounts and of their squares. */
export function meanOf(sum: number, sumOfSquares: number, visitors: number): SampleMean {
  const mean = visitors === 0 ? 0 : sum / visitors
  const variance = visitors < 2 ? 0 : (sumOfSquares - (sum * sum) / visitors) / (visitors - 1)
  return { mean, variance: Math.max(0, variance), visitors }
}

/** The relative difference to the control's mean, with the variance of that estimate. */
export type Lift = { readonly estimate: number; readonly variance: number; readonly visitors: number }

/**
 * The relative difference between a variant and the control, with its variance by the delta method. Null if it cannot
 * be estimated: the control's mean is not positive, or a sample has no variance.
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
