import { brand, type Tax, type TaxRate } from '#domain/brand.ts'
import type { IsoDate } from '#domain/time.ts'
import type { Money } from './money.ts'

/** Whether any rate is configured. If none is, tax is mentioned nowhere. */
export const isTaxed = ({ rates }: Tax = brand.tax): boolean => rates.length > 0

/** Follows a label such as "Paid"; empty if no rate is configured. */
export const taxNote = (tax: Tax = brand.tax): string => (isTaxed(tax) ? `, with ${tax.name} where it is due` : '')

/** The rate of a country on a day; null if none is configured. */
export const rateOn = (country: string, day: IsoDate, { rates }: Tax = brand.tax): TaxRate | null =>
  rates.find((rate) => rate.country === country && rate.from <= day && (rate.until === null || day <= rate.until)) ??
  null

/** A rate in hundredths of a percent, as stored: 25.5 % is 2550. */
export const rateHundredths = ({ percent }: Pick<TaxRate, 'percent'>): number => Math.round(percent * 100)

/** "25.5", from hundredths of a percent. */
export const percentOf = (hundredths: number): string => `${hundredths / 100}`

const WHOLE = 10_000

/**
 * The tax included in an amount, rounded half up once; the rest is net, so that the two add up to what was paid. For a
 * negative amount it is the negated tax of the positive one.
 */
export function taxWithin({ minor, currency }: Money, hundredths: number): Money {
  const base = WHOLE + hundredths
  // Integers only: fractions of a cent would be rounded twice.
  const tax = Math.floor((2 * Math.abs(minor) * hundredths + base) / (2 * base))
  return { minor: minor < 0 && tax > 0 ? -tax : tax, currency }
}

/** An amount divided into net and tax. */
export type SplitAmount = { readonly net: Money; readonly tax: Money }

export function splitAmount(gross: Money, hundredths: number): SplitAmount {
  const tax = taxWithin(gross, hundredths)
  return { net: { ...gross, minor: gross.minor - tax.minor }, tax }
}

/**
 * The net and tax parts of a refund, both negative, after earlier refunds have taken back `earlier` (positive amounts).
 * Refunds that add up to the whole, in whatever parts, take back exactly the tax that was paid, even if some of them
 * were returned and sent again.
 */
export function splitRefund(earlier: SplitAmount, refund: Money, hundredths: number): SplitAmount {
  const all = splitAmount({ ...refund, minor: earlier.net.minor + earlier.tax.minor + refund.minor }, hundredths)
  const less = (part: Money, whole: Money): Money => ({ ...part, minor: part.minor - whole.minor || 0 })
  return { net: less(earlier.net, all.net), tax: less(earlier.tax, all.tax) }
}
