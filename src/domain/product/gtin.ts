/** A trade item number in the 14 digits in which it is stored: shorter ones have leading zeros. */
export type Gtin = string

/**
 * What a number identifies. `shop`: goods that a shop numbered itself, so that two shops may mean different things by
 * it; `not-food`: a book, a magazine, a coupon.
 */
export type GtinUse = 'product' | 'shop' | 'not-food'

export type GtinReading =
  | { readonly kind: 'gtin'; readonly gtin: Gtin; readonly use: GtinUse }
  /** Eight digits that are both a UPC-E and an EAN-8: only a look at the bars tells which. */
  | { readonly kind: 'either'; readonly upcE: Gtin; readonly ean8: Gtin }
  /** Only digits, but not as many as any kind of number has. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'wrong-check-digit' }
  | { readonly kind: 'no-number' }

const STORED_LENGTH = 14
const UPC_E_LENGTH = 8
/** EAN-8 and UPC-E, UPC-A, EAN-13, and the stored form. */
const lengths: readonly number[] = [UPC_E_LENGTH, 12, 13, STORED_LENGTH]

/** Whether the last digit is the correct check digit: weights 3 and 1 alternate, from the right. */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const fromRight = digits.length - 1 - at
    sum += Number(digits[at]) * (fromRight % 2 === 1 ? 3 : 1)
  }
  return sum % 10 === 0
}

/**
 * The UPC-A that the eight digits of a UPC-E stand for, by ISO/IEC 15420: its number system is 0 or 1, and the last of
 * the six digits between says where the zeros go. Null if they are no UPC-E.
 */
function expandedUpcE(digits: string): string | null {
  const [, system, six, last, check] = /^([01])((?:\d{5})(\d))(\d)$/.exec(digits) ?? []
  if (system === undefined || six === undefined || last === undefined || check === undefined) return null
  const [company, item] =
    last <= '2'
      ? [`${six.slice(0, 2)}${last}00`, `00${six.slice(2, 5)}`]
      : last === '3'
        ? [`${six.slice(0, 3)}00`, `000${six.slice(3, 5)}`]
        : last === '4'
          ? [`${six.slice(0, 4)}0`, `0000${six.slice(4, 5)}`]
          : [six.slice(0, 5), `0000${last}`]
  const upcA = `${system}${company}${item}${check}`
  return hasCheckDigit(upcA) ? upcA : null
}

/** Whether a UPC-E can stand for a number: it has the zeros that one leaves out. */
export const hasShortForm = (gtin: Gtin): boolean =>
  /^00[01](?:\d\d[0-2]0000\d{3}|\d{3}00000\d\d|\d{4}00000\d|\d{5}0000[5-9])\d$/.test(gtin)

const isBetween = (prefix: string, first: number, last: number): boolean =>
  Number(prefix) >= first && Number(prefix) <= last

/** Decides by the prefixes of GS1 (General Specifications, section 1.4). */
function useOf(gtin: Gtin): GtinUse {
  // EAN-8 has its own prefixes: 0 and 2 are for use within a company.
  if (gtin.startsWith('000000')) return ['0', '2'].includes(gtin.charAt(6)) ? 'shop' : 'product'
  const prefix = gtin.slice(1, 4)
  if (isBetween(prefix, 20, 29) || isBetween(prefix, 40, 49) || isBetween(prefix, 200, 299)) return 'shop'
  const isCoupon = isBetween(prefix, 50, 59) || isBetween(prefix, 980, 999)
  return isCoupon || isBetween(prefix, 977, 979) ? 'not-food' : 'product'
}

/**
 * Reads eight digits. More than half of all UPC-E numbers also pass as an EAN-8. One that begins with 0 would be for use
 * within a company and stands on no pack in a shop (GS1 General Specifications 1.4), so there the UPC-E counts; one that
 * begins with 1 may be either.
 */
function readEightDigits(digits: string): GtinReading {
  const upcA = expandedUpcE(digits)
  const ean8 = digits.padStart(STORED_LENGTH, '0')
  if (upcA === null) return hasCheckDigit(digits) ? stored(ean8) : { kind: 'wrong-check-digit' }
  const upcE = upcA.padStart(STORED_LENGTH, '0')
  return digits.startsWith('1') && hasCheckDigit(digits) ? { kind: 'either', upcE, ean8 } : stored(upcE)
}

function stored(gtin: Gtin): GtinReading {
  if (!gtin.startsWith('0') || /^0+$/.test(gtin)) return { kind: 'no-number' }
  return { kind: 'gtin', gtin, use: useOf(gtin) }
}

/**
 * Parses a number, which may have spaces and hyphens between its digits. A UPC-A is an EAN-13 with a leading zero, and
 * a UPC-E stands for a UPC-A. A number of 14 digits is accepted only if it is the stored form of a shorter one: others
 * identify a carton.
 */
export function readGtin(text: string): GtinReading {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^\d{0,14}$/.test(digits)) return { kind: 'no-number' }
  if (!lengths.includes(digits.length)) return { kind: 'incomplete' }
  if (digits.length === UPC_E_LENGTH) return readEightDigits(digits)
  return hasCheckDigit(digits) ? stored(digits.padStart(STORED_LENGTH, '0')) : { kind: 'wrong-check-digit' }
}

/** The digits printed below the bars: 8, 12 or 13 of them. */
export function printedGtin(gtin: Gtin): string {
  const length = gtin.startsWith('000000') ? 8 : gtin.startsWith('00') ? 12 : 13
  return gtin.slice(STORED_LENGTH - length)
}
