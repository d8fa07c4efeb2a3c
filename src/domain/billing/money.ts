/** An amount in the smallest unit of its currency (cents, yen, fils), always a whole number. */
export type Money = { readonly minor: number; readonly currency: string }

/** ISO 4217: currencies whose smallest unit is not a hundredth. */
const exponents: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
}

/** Number of decimals of a currency (ISO 4217), 2 unless listed. */
export const exponentOf = (currency: string): number => exponents[currency] ?? 2

/** An amount in whole currency units, for sorting and for display only, never for arithmetic. */
export const majorUnits = (money: Money): number => money.minor / 10 ** exponentOf(money.currency)

/** Currencies that American English writes with a sign (CLDR); the others get their code and a space. */
const signs: Readonly<Record<string, string>> = {
  AUD: 'A$',
  BRL: 'R$',
  CAD: 'CA$',
  CNY: 'CN¥',
  EUR: '€',
  GBP: '£',
  HKD: 'HK$',
  ILS: '₪',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  MXN: 'MX$',
  NZD: 'NZ$',
  PHP: '₱',
  TWD: 'NT$',
  USD: '$',
  VND: '₫',
}

const thousands = /\B(?=(?:\d{3})+(?:\.|$))/g

/**
 * Formats an amount: "$9.99", "¥980". Does not use Intl, which takes 30 ms on a slow phone and drops the decimals of
 * some currencies.
 */
export function formatMoney({ minor, currency }: Money): string {
  const amount = majorUnits({ minor: Math.abs(minor), currency }).toFixed(exponentOf(currency))
  return `${minor < 0 ? '-' : ''}${signs[currency] ?? `${currency}\u00a0`}${amount.replace(thousands, ',')}`
}

/** @throws RangeError if the currencies differ, since amounts in two currencies have no sum */
export function sumOf(amounts: readonly Money[], currency: string): Money {
  if (amounts.some((money) => money.currency !== currency)) throw new RangeError('Two currencies have no sum.')
  return { minor: amounts.reduce((sum, { minor }) => sum + minor, 0), currency }
}

export const sameMoney = (a: Money, b: Money): boolean => a.minor === b.minor && a.currency === b.currency

/** A percentage of an amount, rounded half up to the smallest unit, once. */
export const percentOf = ({ minor, currency }: Money, percent: number): Money => ({
  minor: Math.floor((minor * percent) / 100 + 0.5),
  currency,
})
