/** One way to read one value. */
export type Option = { readonly cost: number }

/** A set that costs more than MOST_COST is a guess, and one within NEAR_COST of the best is just as good. */
export const MOST_COST = 2.2
export const NEAR_COST = 0.5

/**
 * The cost of repairing a witness counts only by half: an exactly agreeing witness, even a repaired one, is better
 * proof than a repaired value.
 */
export const WITNESS_SHARE = 0.5

export type ChosenSet<K extends string, O extends Option> = {
  readonly chosen: { readonly [N in K]: O }
  readonly cost: number
}

/**
 * All consistent sets with one option for each name, the cheapest first.
 * @param extraCost the cost of a complete set in addition to its options; null if the set is inconsistent
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
      // At this point every name has an option.
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
