import { exponentOf, type Money } from '#domain/billing/money.ts'

/** An amount as files state it: `2159.30`, `-4.00`, `980` for yen. Exact, since it is built from digits. */
export function amountText({ minor, currency }: Money): string {
  const decimals = exponentOf(currency)
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const sign = minor < 0 ? '-' : ''
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`
}
