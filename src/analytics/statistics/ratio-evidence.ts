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
/** How close to the edge of an interval the search ends, in the logarithm of the ratio. */
const CLOSE = 1e-11

type Point = { readonly at: number; readonly over: number }

/**
 * A place just before `over` becomes 0, between one where it is below 0 and one where it is not. Each step follows the
 * line through both; the height of a side that stays a second time counts half (the Illinois rule). Every fourth step
 * halves the distance, so that the search ends on any curve. It takes a fifth of the steps of halving alone.
 */
function edgeBetween(below: Point, above: Point, over: (at: number) => number): number {
  let [within, beyond] = [below, above]
  let moved: 'within' | 'beyond' | null = null
  for (let step = 1; Math.abs(beyond.at - within.at) > CLOSE; step++) {
    const part = within.over / (within.over - beyond.over)
    const share = step % 4 === 0 || !(part > 0 && part < 1) ? 0.5 : part
    const at = within.at + (beyond.at - within.at) * share
    const height = over(at)
    if (height < 0) {
      if (moved === 'within') beyond = { at: beyond.at, over: beyond.over / 2 }
      within = { at, over: height }
      moved = 'within'
    } else {
      if (moved === 'beyond') within = { at: within.at, over: within.over / 2 }
      beyond = { at, over: height }
      moved = 'beyond'
    }
  }
  return within.at
}

/**
 * The ratios whose log e-value stays below `limit`, as relative differences: -1 if nothing limits it below, infinite if
 * nothing does above. The e-value is log-convex in the logarithm of the ratio, so these ratios are an interval.
 */
export function intervalBelow({ ratio, against }: RatioEvidence, limit: number): Interval {
  const inside = ratio === null ? FAR : ratio === 0 ? -FAR : Math.log(ratio)
  const edge = (side: -1 | 1): number | null => {
    if (against(side * 2 * FAR) < limit) return null
    const over = (at: number): number => against(at) - limit
    let within = { at: inside, over: over(inside) }
    for (let step = 1; ; step *= 2) {
      const at = inside + side * step
      const beyond = { at, over: over(at) }
      if (!(beyond.over < 0)) return edgeBetween(within, beyond, over)
      within = beyond
    }
  }
  const [low, high] = [edge(-1), edge(1)]
  return { low: low === null ? -1 : Math.expm1(low), high: high === null ? Number.POSITIVE_INFINITY : Math.expm1(high) }
}
