import { normalQuantile } from './normal.ts'

type Comparison = {
  /** The share of visitors that reach the goal today, 0 to 1. */
  readonly baseline: number
  /** The smallest relative change worth detecting: 0.1 is 10 % more. */
  readonly lift: number
  /** The probability of detecting such a change if there is one. */
  readonly power?: number
  /** The probability of seeing one although there is none. */
  readonly alpha?: number
}

/**
 * The number of visitors that each variant needs; null if the baseline or the share after the change is not between 0
 * and 1, or the change is 0.
 */
export function visitorsPerVariant({ baseline, lift, power = 0.8, alpha = 0.05 }: Comparison): number | null {
  const wished = baseline * (1 + lift)
  if (!(baseline > 0 && baseline < 1 && wished > 0 && wished < 1 && lift !== 0)) return null
  const z = normalQuantile(1 - alpha / 2) + normalQuantile(power)
  const variances = baseline * (1 - baseline) + wished * (1 - wished)
  return Math.ceil((z * z * variances) / (wished - baseline) ** 2)
}
