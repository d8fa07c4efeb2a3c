/** One way to read one value. */
export type Option = { readonly cost: number }

/** More than this is guessing, and a set this near to the best is as good. */
export const MOST_COST = 2.2
export const NEAR_COST = 0.5

/** A repaired witness that agrees to the digit is better proof than a repaired value: it counts for half. */
export const WITNESS_SHARE = 0.5

export type ChosenSet<K extends string, O extends Option> = {
  readonly chosen: { readonly [N in K]: O }
  readonly cost: number
}

/**
 * The sets of one option for each name that are consistent, the cheapest first.
 * @param extraCost what a complete set costs beside its options; null where it is not consistent
 */
export function cheapestSets<K extends string, O extends Option>(
  names: readonly K[],
  options: { readonly [N in K]: readonly O[] },
  extraCost: (chosen: { readonly [N in K]: O }) => number | null,
): readonly ChosenSet<K, O>[] {
  const found: ChosenSet<K, O>[] = []
  const most = MOST_COST + NEAR_COST
  const choose = (at: number, partial: { [N in K]?: O }, cost: number): void => {
    const name = names[at]
    if (name === undefined) {
      // Every name has been given an option on the way here.
      const chosen = { ...partial } as { readonly [N in K]: O }
      const extra = extraCost(chosen)
      if (extra !== null && cost + extra <= most) found.push({ chosen, cost: cost + extra })
      return
    }
    for (const option of options[name]) {
      if (cost + option.cost > most) continue
      partial[name] = option
      choose(at + 1, partial, cost + option.cost)
    }
  }
  choose(0, {}, 0)
  return found.sort((a, b) => a.cost - b.cost)
}
