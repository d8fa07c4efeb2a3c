import { type Gtin, readGtin } from '#domain/product/gtin.ts'

/** How many readings have to agree: one random number in ten passes the check digit. */
const NEEDED = 2

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
      const agreed = [...votes].flatMap(([gtin, count]) => (count >= NEEDED ? [gtin] : []))
      const [only] = agreed
      if (only === undefined) return { kind: 'none' }
      return agreed.length === 1 ? { kind: 'read', gtin: only } : { kind: 'several' }
    },
  }
}
