/** A trade item number in the 14 digits in which it is stored: shorter ones have noughts in front. */
export type Gtin = string

/**
 * What a number names. `shop`: given by a shop to its own goods, so that two shops may mean different things by it;
 * `not-food`: a book, a magazine, a coupon.
 */
export type GtinUse = 'product' | 'shop' | 'not-food'

export type GtinReading =
  | { readonly kind: 'gtin'; readonly gtin: Gtin; readonly use: GtinUse }
  /** Digits only so far, and fewer than a number of its length has. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'wrong-check-digit' }
  | { readonly kind: 'no-number' }

const STORED_LENGTH = 14
/** EAN-8, UPC-A, EAN-13, and the stored form. */
const lengths: readonly number[] = [8, 12, 13, STORED_LENGTH]

/** Whether the last digit is the one that the others ask for: weights 3 and 1 in turns, from the right. */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const fromRight = digits.length - 1 - at
    sum += Number(digits[at]) * (fromRight % 2 === 1 ? 3 : 1)
  }
  return sum % 10 === 0
}

const isBetween = (prefix: string, first: number, last: number): boolean =>
  Number(prefix) >= first && Number(prefix) <= last

/** By the prefixes of GS1 (General Specifications, section 1.4). */
function useOf(gtin: Gtin): GtinUse {
  // An EAN-8 has prefixes of its own: 0 and 2 are for use within a company.
  if (gtin.startsWith('000000')) return ['0', '2'].includes(gtin.charAt(6)) ? 'shop' : 'product'
  const prefix = gtin.slice(1, 4)
  if (isBetween(prefix, 20, 29) || isBetween(prefix, 40, 49) || isBetween(prefix, 200, 299)) return 'shop'
  const isCoupon = isBetween(prefix, 50, 59) || isBetween(prefix, 980, 999)
  return isCoupon || isBetween(prefix, 977, 979) ? 'not-food' : 'product'
}

/**
 * The number in a text of digits, which may have spaces and hyphens between them. A UPC-A is the EAN-13 with a nought in
 * front. Of 14 digits only the stored form of a shorter number is one: others name a carton.
 */
export function readGtin(text: string): GtinReading {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^\d{0,14}$/.test(digits)) return { kind: 'no-number' }
  if (!lengths.includes(digits.length)) return { kind: 'incomplete' }
  if (!hasCheckDigit(digits)) return { kind: 'wrong-check-digit' }
  const gtin = digits.padStart(STORED_LENGTH, '0')
  if (!gtin.startsWith('0') || /^0+$/.test(gtin)) return { kind: 'no-number' }
  return { kind: 'gtin', gtin, use: useOf(gtin) }
}

/** The digits as they stand below the bars: 8, 12 or 13 of them. */
export function printedGtin(gtin: Gtin): string {
  const length = gtin.startsWith('000000') ? 8 : gtin.startsWith('00') ? 12 : 13
  return gtin.slice(STORED_LENGTH - length)
}
