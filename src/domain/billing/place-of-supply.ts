/**
 * What tells where a buyer is: the bank of the card, the billing address, the buyer, the internet address. The first is
 * believed most, the last least.
 */
export const placeSources = ['card', 'billing', 'declared', 'network'] as const
export type PlaceSource = (typeof placeSources)[number]

/** One piece of evidence (Regulation (EU) 282/2011, article 24f). */
export type PlaceEvidence = { readonly source: PlaceSource; readonly country: string }

/** The buyer's country, and whether two pieces of evidence agree on it, which tax law asks for. */
export type Place = { readonly country: string; readonly isProven: boolean }

/** Whether there are two pieces of evidence or more and no two agree. */
export const isContradictory = (evidence: readonly PlaceEvidence[]): boolean =>
  evidence.length > 1 && placeOfSupply(evidence)?.isProven === false

/** Where a sale is taxed: where two pieces of evidence agree, else where the best one points; null where there is none. */
export function placeOfSupply(evidence: readonly PlaceEvidence[]): Place | null {
  const ranked = placeSources.flatMap((source) => evidence.filter((each) => each.source === source))
  const proven = ranked.find(({ source, country }) =>
    ranked.some((other) => other.source !== source && other.country === country),
  )
  const best = proven ?? ranked[0]
  return best === undefined ? null : { country: best.country, isProven: proven !== undefined }
}
