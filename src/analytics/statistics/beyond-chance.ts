import { purchaseEvidence } from './purchase-evidence.ts'

/** How many of how many. */
export type Part = { readonly hits: number; readonly of: number }

export type Change = {
  /** The difference of the two shares; null if one of them has nothing to divide by. */
  readonly difference: number | null
  readonly isBeyondChance: boolean
}

/** In how many reports without any real change something may be called beyond chance, at most. */
const FALSE_AT_MOST = 0.05

/**
 * Compares two shares, such as the conversion of two periods: under no change each hit is a coin that falls by the sizes
 * of the two periods. It is the exact test of the experiments, which holds however often one looks, and it asks the more
 * of each row the more rows are shown. Of hits and misses the rarer ones are compared, of which the coin is truest.
 */
export function changeBetween(before: Part, now: Part, rows: number): Change {
  if (before.of === 0 || now.of === 0) return { difference: null, isBeyondChance: false }
  const isMostly = (before.hits + now.hits) * 2 > before.of + now.of
  const rare = ({ hits, of }: Part) => (isMostly ? of - hits : hits)
  const evidence = purchaseEvidence(
    { control: before.of, variant: now.of },
    { control: rare(before), variant: rare(now) },
  )
  return {
    difference: now.hits / now.of - before.hits / before.of,
    isBeyondChance: evidence.against(0) >= Math.log(Math.max(1, rows) / FALSE_AT_MOST),
  }
}
