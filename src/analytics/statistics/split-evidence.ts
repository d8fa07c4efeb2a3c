import { logRisingProduct } from './rising-product.ts'

/** Strength of the prior for units that were drawn: they follow the weights closely if nothing is broken. */
export const DRAWN_STRENGTH = 1000
/** Strength of the prior for units that were lost, which may differ by a lot. */
export const LOST_STRENGTH = 50
/** The log e-value of an alarm: at most one in a thousand runs ever reaches it by chance, over all looks. */
export const SPLIT_ALARM = Math.log(1000)

/**
 * The logarithm of the e-value against the claim that units fall into the arms by these weights: the Dirichlet-multinomial
 * mixture (Lindon and Malek 2022, arXiv 2011.03567), valid at every look. Arms of weight 0 are left out.
 */
export function splitEvidence(units: readonly number[], weights: readonly number[], strength: number): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const arms = units.flatMap((count, arm) => {
    const share = (weights[arm] ?? 0) / total
    return share > 0 ? [{ count, share }] : []
  })
  const all = arms.reduce((sum, { count }) => sum + count, 0)
  return arms.reduce(
    (sum, { count, share }) => sum + logRisingProduct(strength * share, count) - count * Math.log(share),
    -logRisingProduct(strength, all),
  )
}
