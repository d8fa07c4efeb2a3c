import { type Gtin, hasShortForm, readGtin } from '#domain/product/gtin.ts'

/** How many readings have to agree: one random number in ten passes the check digit. */
const NEEDED = 2
/**
 * How many more have to agree for each reading of another number, where a UPC-E may have been read. Its check digit is
 * only in the pattern of its bars, so that blurred ones are read as one of several numbers, and twice as the same.
 */
const NEEDED_AGAINST_EACH = 3

export type BarcodeReading =
  | { readonly kind: 'read'; readonly gtin: Gtin }
  /** More than one number in the picture, each read often enough. */
  | { readonly kind: 'several' }
  /** Bars or dots of another kind: of a carton, a page on the web, a parcel. */
  | { readonly kind: 'other' }
  | { readonly kind: 'none' }

/** Counts the numbers that attempts at a barcode read, until enough of them agree. */
export function createVotes() {
  const votes = new Map<Gtin, number>()
  return {
    /** Counts the texts that one attempt read; each number once. The reader has expanded a UPC-E already. */
    count: (texts: readonly string[]): void => {
      const gtins = texts.map((text) => text.padStart(14, '0'))
      const read = new Set(gtins.filter((gtin) => readGtin(gtin).kind === 'gtin'))
      for (const gtin of read) votes.set(gtin, (votes.get(gtin) ?? 0) + 1)
    },
    /** The reading so far. */
    result: (): BarcodeReading => {
      const all = [...votes.values()].reduce((sum, count) => sum + count, 0)
      const neededFor = (gtin: Gtin, count: number): number =>
        hasShortForm(gtin) ? NEEDED + NEEDED_AGAINST_EACH * (all - count) : NEEDED
      const agreed = [...votes].flatMap(([gtin, count]) => (count >= neededFor(gtin, count) ? [gtin] : []))
      const [only] = agreed
      if (only === undefined) return { kind: 'none' }
      return agreed.length === 1 ? { kind: 'read', gtin: only } : { kind: 'several' }
    },
  }
}
