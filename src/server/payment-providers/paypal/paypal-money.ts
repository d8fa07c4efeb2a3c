import { exponentOf, type Money } from '#domain/billing/money.ts'
import { ProviderError } from '#server/platform/payment-provider/provider.ts'

/** PayPal takes these without decimals (its list of currencies), though two of them have hundredths by ISO 4217. */
const wholeOnly: readonly string[] = ['HUF', 'JPY', 'TWD']

export type PaypalAmount = { readonly currency_code: string; readonly value: string }

/** An amount as PayPal writes it: `9.99` USD, `980` JPY. @throws ProviderError MISCONFIGURED where PayPal has no such coin */
export function paypalAmount({ minor, currency }: Money): PaypalAmount {
  const decimals = exponentOf(currency)
  const digits = String(minor).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals)
  if (!wholeOnly.includes(currency)) {
    return { currency_code: currency, value: decimals === 0 ? whole : `${whole}.${fraction}` }
  }
  if (/[1-9]/.test(fraction)) throw new ProviderError('MISCONFIGURED', `PayPal takes ${currency} in whole units only.`)
  return { currency_code: currency, value: whole }
}

/** What PayPal says an amount is; money that went out may have a minus. Null where it has no such smallest unit. */
export function moneyFrom({ currency_code: currency, value }: PaypalAmount): Money | null {
  const [, sign, whole, fraction = ''] = /^(-?)(\d{1,13})(?:\.(\d{1,6}))?$/.exec(value) ?? []
  if (whole === undefined) return null
  const decimals = exponentOf(currency)
  if (/[1-9]/.test(fraction.slice(decimals))) return null
  const minor = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return { minor: sign === '-' ? -minor : minor, currency }
}
