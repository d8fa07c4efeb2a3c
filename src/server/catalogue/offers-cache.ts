import type { Offer } from './offers.ts'

/** How long the shop window may be older than the database, ms. What is charged is always looked up anew. */
export const MAX_AGE_MS = 1000

/**
 * The offers for the shop window, read at most once a second however many ask. The same array comes back as long as
 * nothing was read, so that what is made from it can be kept as well.
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
    // A failed reading is not kept: the next one who asks tries again.
    reading.offers.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading.offers
  }
}
