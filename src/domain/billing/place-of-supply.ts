/**
 * Evidence of where a buyer is: the bank of the card, the billing address, the buyer's own statement, the IP address.
 * From the most to the least trusted.
 */
export const placeSources = ['card', 'billing', 'declared', 'network'] as const
export type PlaceSource = (typeof placeSources)[number]

/** One piece of evidence (Regulation (EU) 282/2011, article 24f). */
export type PlaceEvidence = { readonly source: PlaceSource; readonly country: string }

/** The buyer's country, and whether two pieces of evidence agree on it, as tax law requires. */
export type Place = { readonly country: string; readonly isProven: boolean }

/** Whether there are at least two pieces of evidence, of which no two agree. */
export const isContradictory = (evidence: readonly PlaceEvidence[]): boolean =>
  evidence.length > 1 && placeOfSupply(evidence)?.isProven === false

/**
 * Where a sale is taxed: where two pieces of evidence agree, or else where the most trusted one points; null if there
 * is none.
 */
export function placeOfSupply(evidence: readonly PlaceEvidence[]): Place | null {
  const ranked = placeSources.flatMap((source) => evidence.filter((each) => each.source === source))
  const proven = ranked.find(({ source, country }) =>
    ranked.some((other) => other.source !== source && other.country === country),
  )
  const best = proven ?? ranked[0]
  return best === undefined ? null : { country: best.country, isProven: proven !== undefined }
}
