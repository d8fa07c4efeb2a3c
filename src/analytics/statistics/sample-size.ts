import { normalQuantile } from './normal.ts'

type Wish = {
  /** The share of visitors that reach the goal today, 0 to 1. */
  readonly baseline: number
  /** The smallest relative change that is worth knowing: 0.1 is 10 % more. */
  readonly lift: number
  /** The chance to see such a change where there is one. */
  readonly power?: number
  /** The chance to see one where there is none. */
  readonly alpha?: number
}

/** Visitors that each variant needs; null where the wished share is no share. */
export function visitorsPerVariant({ baseline, lift, power = 0.8, alpha = 0.05 }: Wish): number | null {
  const wished = baseline * (1 + lift)
  if (!(baseline > 0 && baseline < 1 && wished > 0 && wished < 1 && lift !== 0)) return null
  const z = normalQuantile(1 - alpha / 2) + normalQuantile(power)
  const variances = baseline * (1 - baseline) + wished * (1 - wished)
  return Math.ceil((z * z * variances) / (wished - baseline) ** 2)
}
