import { type ArmWeights, type RatioEvidence, sharesAt } from './ratio-evidence.ts'
import { logRisingProduct } from './rising-product.ts'

/** Strength of the prior for purchases: the variant's share of the buyers lies around its weight as Beta(50 w, 50 (1 - w)). */
export const PURCHASE_STRENGTH = 50

/** Buyers of each arm; each counted once, by the unit in which its variant was drawn. */
export type ArmBuyers = { readonly control: number; readonly variant: number }

const timesLog = (count: number, share: number): number => (count === 0 ? 0 : count * Math.log(share))

/**
 * Compares how many visitors of two arms buy, from the buyers alone: if the variant changes nothing, each buyer's arm is a
 * coin that falls by the weights, whatever the conversion is and however late people buy. The bet against that is
 * the beta-binomial mixture (Robbins 1970; Howard et al. 2021, arXiv 1810.08240). It is exact from the first
 * buyer on, and the prior alone demands enough of them: with equal weights 21 buyers on one side are the fewest that decide.
 */
export function purchaseEvidence(
  weights: ArmWeights,
  buyers: ArmBuyers,
  strength: number = PURCHASE_STRENGTH,
): RatioEvidence {
  const share = weights.variant / (weights.variant + weights.control)
  const mixture =
    logRisingProduct(strength * share, buyers.variant) +
    logRisingProduct(strength * (1 - share), buyers.control) -
    logRisingProduct(strength, buyers.control + buyers.variant)
  return {
    ratio: buyers.control === 0 ? null : (buyers.variant * weights.control) / (buyers.control * weights.variant),
    against: (logRatio) => {
      const shares = sharesAt(weights, logRatio)
      return mixture - timesLog(buyers.variant, shares.variant) - timesLog(buyers.control, shares.control)
    },
  }
}

/** The fewest buyers, all of one arm, at which the log e-value against no difference reaches `limit`. */
export function fewestToDecide(weights: ArmWeights, limit: number, strength: number = PURCHASE_STRENGTH): number {
  for (let count = 1; ; count++) {
    const oneSided = [
      { control: count, variant: 0 },
      { control: 0, variant: count },
    ]
    if (oneSided.some((buyers) => purchaseEvidence(weights, buyers, strength).against(0) >= limit)) return count
  }
}
