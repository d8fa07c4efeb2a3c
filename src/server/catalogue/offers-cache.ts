import type { Offer } from './offers.ts'

/** How long the offers shown may be older than the database, ms. Charges are always computed from the database. */
export const MAX_AGE_MS = 1000

/**
 * A cache of the offers that pages show, read at most once a second. It returns the same array as long as it is fresh,
 * so that what is made from it can be cached as well.
 */
export function createOffersCache(
  load: () => Promise<readonly Offer[]>,
  now: () => number,
): () => Promise<readonly Offer[]> {
  let kept: { readonly offers: Promise<readonly Offer[]>; readonly at: number } | undefined
  return () => {
    if (kept !== undefined && now() - kept.at < MAX_AGE_MS) return kept.offers
    const reading = { offers: load(), at: now() }
    kept = reading
    // A failed read is not cached: the next call tries again.
    reading.offers.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading.offers
  }
}
