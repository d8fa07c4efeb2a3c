import { chiSquareShareAbove } from './chi-square.ts'

/** Below this probability the split counts as broken. At 0.05 every second alarm would be a false one. */
export const SAMPLE_RATIO_ALARM = 0.001

/**
 * The probability of a split at least as uneven as this one if visitors were really assigned by these weights. Variants
 * of weight 0 are left out; 1 if there are no visitors.
 */
export function sampleRatioChance(visitors: readonly number[], weights: readonly number[]): number {
  const arms = visitors.flatMap((count, arm) => {
    const weight = weights[arm] ?? 0
    return weight > 0 ? [{ count, weight }] : []
  })
  const total = arms.reduce((sum, { count }) => sum + count, 0)
  const weight = arms.reduce((sum, arm) => sum + arm.weight, 0)
  if (total === 0 || arms.length < 2) return 1
  const value = arms.reduce((sum, arm) => {
    const expected = (total * arm.weight) / weight
    return sum + (arm.count - expected) ** 2 / expected
  }, 0)
  return chiSquareShareAbove(value, arms.length - 1)
}
