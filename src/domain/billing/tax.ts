import { brand, type Tax, type TaxRate } from '#domain/brand.ts'
import type { IsoDate } from '#domain/time.ts'
import type { Money } from './money.ts'

/** Whether any rate is configured. Where none is, nothing is said of tax anywhere. */
export const isTaxed = ({ rates }: Tax = brand.tax): boolean => rates.length > 0

/** Said behind a label such as "Paid"; nothing where no rate is configured. */
export const taxNote = (tax: Tax = brand.tax): string => (isTaxed(tax) ? `, with ${tax.name} where it is due` : '')

/** The sentence among the terms; none where no rate is configured. */
export const taxLines = (tax: Tax = brand.tax): readonly string[] =>
  isTaxed(tax) ? [`Prices include ${tax.name} where it is due. Nothing is added to them.`] : []

/** The rate of a country on a day; null where none is configured. */
export const rateOn = (country: string, day: IsoDate, { rates }: Tax = brand.tax): TaxRate | null =>
  rates.find((rate) => rate.country === country && rate.from <= day && (rate.until === null || day <= rate.until)) ??
  null

/** A rate in hundredths of a percent, as it is stored: 25.5 % is 2550. */
export const rateHundredths = ({ percent }: Pick<TaxRate, 'percent'>): number => Math.round(percent * 100)

/** "25.5 %", from hundredths of a percent. */
export const percentText = (hundredths: number): string => `${hundredths / 100}\u202f%`

const WHOLE = 10_000

/**
 * The tax within an amount, rounded half up once; what is left is net, so that both together are what was paid. Of a
 * negative amount it is that of the positive one, negated.
 */
export function taxWithin({ minor, currency }: Money, hundredths: number): Money {
  const base = WHOLE + hundredths
  // Whole numbers all the way: fractions of a cent would be rounded twice.
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
 * What a refund takes back of a payment, both parts negative, after others have taken back `earlier`. Refunds of the whole,
 * in whatever parts, and also where some of them were returned and sent again, take back exactly the tax that was paid.
 */
export function splitRefund(earlier: SplitAmount, refund: Money, hundredths: number): SplitAmount {
  const all = splitAmount({ ...refund, minor: earlier.net.minor + earlier.tax.minor + refund.minor }, hundredths)
  const less = (part: Money, whole: Money): Money => ({ ...part, minor: part.minor - whole.minor || 0 })
  return { net: less(earlier.net, all.net), tax: less(earlier.tax, all.tax) }
}
