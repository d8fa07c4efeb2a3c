import { exponentOf, type Money } from '#domain/billing/money.ts'
import type { ChargeSnapshot, DisputeSnapshot, RefundSnapshot } from '#domain/billing/snapshot.ts'
import { ProviderError } from '#server/platform/payment-provider/provider.ts'

// PayPal's words in ours. A word that is not here is told as strange.

/** What became of one try to collect money. */
type AttemptOutcome = { readonly state: ChargeSnapshot['state']; readonly hasRefunds: boolean }

export const attemptOutcomeOf: Readonly<Record<string, AttemptOutcome>> = {
  COMPLETED: { state: 'succeeded', hasRefunds: false },
  PARTIALLY_REFUNDED: { state: 'succeeded', hasRefunds: true },
  REFUNDED: { state: 'succeeded', hasRefunds: true },
  PENDING: { state: 'pending', hasRefunds: false },
  DECLINED: { state: 'declined', hasRefunds: false },
  FAILED: { state: 'declined', hasRefunds: false },
}

/** Of the answer to a refund. */
export const refundStateOf: Readonly<Record<string, RefundSnapshot['state']>> = {
  PENDING: 'submitted',
  COMPLETED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'failed',
}

/** Of a refund in the list of all movements: success, pending, denied, reversed. */
export const movementStateOf: Readonly<Record<string, RefundSnapshot['state']>> = {
  S: 'succeeded',
  P: 'submitted',
  D: 'failed',
  V: 'failed',
}

export const openDisputeStatuses: readonly string[] = [
  'OPEN',
  'WAITING_FOR_BUYER_RESPONSE',
  'WAITING_FOR_SELLER_RESPONSE',
  'UNDER_REVIEW',
]

/** Whose favour a dispute ended in, told from the seller's side. */
export const disputeOutcomeOf: Readonly<Record<string, DisputeSnapshot['state']>> = {
  RESOLVED_BUYER_FAVOUR: 'lost',
  ACCEPTED: 'lost',
  RESOLVED_SELLER_FAVOUR: 'won',
  RESOLVED_WITH_PAYOUT: 'won',
  CANCELED_BY_BUYER: 'won',
  DENIED: 'won',
}

/** Codes of PayPal's list of movements. */
export const SUBSCRIPTION_PAYMENT = 'T0002'
export const REFUND_BY_SELLER = 'T1107'

/** PayPal takes these without decimals (its list of currencies), though two of them have hundredths by ISO 4217. */
const wholeOnly: readonly string[] = ['HUF', 'JPY', 'TWD']

type PaypalAmount = { readonly currency_code: string; readonly value: string }

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
