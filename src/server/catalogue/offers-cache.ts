import type { Offer } from './offers.ts'

/** Maximum age in ms of the offers that pages show. Charges are always computed from the database. */
export const MAX_AGE_MS = 1000

/**
 * A cache of the offers that pages show, read at most once a second. It returns the same array while it is fresh, so
 * that results derived from it can be cached as well.
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
