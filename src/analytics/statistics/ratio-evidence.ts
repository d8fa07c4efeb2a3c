import type { Interval } from './wilson.ts'

/** Planned shares of the visitors in two arms; only their proportion matters. Both are positive. */
export type ArmWeights = { readonly control: number; readonly variant: number }

/** What the buyers of two arms say about how many times as well the variant does as the control. */
export type RatioEvidence = {
  /** The variant's result divided by the control's; null while the control has none. */
  readonly ratio: number | null
  /**
   * The logarithm of the e-value against this ratio, given as its logarithm. At the true ratio the e-value ever reaches
   * k in at most one of k runs (Ville's inequality), however often one looks.
   */
  readonly against: (logRatio: number) => number
}

/** Probability that a buyer, or a unit of money, belongs to the variant at a ratio, and to the control. */
export function sharesAt({ control, variant }: ArmWeights, logRatio: number): ArmWeights {
  // Written so that neither share loses digits at very large or small ratios.
  const odds = (variant / control) * Math.exp(logRatio)
  return { control: 1 / (1 + odds), variant: 1 / (1 + 1 / odds) }
}

/** Where a side without any result is searched from: e^60 is beyond every ratio that data can show. */
const FAR = 60
/** Halvings of a step: as many as change a double. */
const HALVINGS = 60

/**
 * The ratios whose log e-value stays below `limit`, as relative differences: -1 if nothing limits it below, infinite if
 * nothing does above. The e-value is log-convex in the logarithm of the ratio, so these ratios are an interval.
 */
export function intervalBelow({ ratio, against }: RatioEvidence, limit: number): Interval {
  const inside = ratio === null ? FAR : ratio === 0 ? -FAR : Math.log(ratio)
  const edge = (side: -1 | 1): number | null => {
    if (against(side * 2 * FAR) < limit) return null
    let step = 1
    while (against(inside + side * step) < limit) step *= 2
    let [within, beyond] = [inside + (side * step) / 2, inside + side * step]
    if (step === 1) within = inside
    for (let halving = 0; halving < HALVINGS; halving++) {
      const middle = (within + beyond) / 2
      if (against(middle) < limit) within = middle
      else beyond = middle
    }
    return within
  }
  const [low, high] = [edge(-1), edge(1)]
  return { low: low === null ? -1 : Math.expm1(low), high: high === null ? Number.POSITIVE_INFINITY : Math.expm1(high) }
}
