/** From a lower to an upper bound, both included. */
export type Interval = { readonly low: number; readonly high: number }

/** z of a two-sided interval of 95 %. */
export const Z_95 = 1.959963984540054

/**
 * The Wilson (1927) interval of the share `count` / `total`, from 0 to 1; for a total of 0 it is 0 to 1. Unlike the
 * normal approximation it holds for shares near 0 and small totals.
 */
export function wilsonInterval(count: number, total: number, z: number = Z_95): Interval {
  if (total <= 0) return { low: 0, high: 1 }
  const share = count / total
  const spread = (z * z) / total
  const middle = (share + spread / 2) / (1 + spread)
  const half = (z / (1 + spread)) * Math.sqrt((share * (1 - share)) / total + spread / (4 * total))
  return { low: count === 0 ? 0 : Math.max(0, middle - half), high: count === total ? 1 : Math.min(1, middle + half) }
}
