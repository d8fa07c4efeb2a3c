import { exponentOf, type Money } from '#domain/billing/money.ts'
import type { ChargeSnapshot, DisputeSnapshot, RefundSnapshot } from '#domain/billing/snapshot.ts'
import { ProviderError } from '#server/platform/payment-provider/provider.ts'

// Maps PayPal's values to our terms. A value that is not listed here is reported as unrecognised.

/** Outcome of one try to charge. */
type AttemptOutcome = { readonly state: ChargeSnapshot['state']; readonly hasRefunds: boolean }

export const attemptOutcomeOf: Readonly<Record<string, AttemptOutcome>> = {
  COMPLETED: { state: 'succeeded', hasRefunds: false },
  PARTIALLY_REFUNDED: { state: 'succeeded', hasRefunds: true },
  REFUNDED: { state: 'succeeded', hasRefunds: true },
  PENDING: { state: 'pending', hasRefunds: false },
  DECLINED: { state: 'declined', hasRefunds: false },
  FAILED: { state: 'declined', hasRefunds: false },
}

/** State of a refund by the status in the reply to it. */
export const refundStateOf: Readonly<Record<string, RefundSnapshot['state']>> = {
  PENDING: 'submitted',
  COMPLETED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'failed',
}

/** State of a refund by its status in the transaction search: success, pending, denied, reversed. */
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

/** Outcome of a dispute from the seller's side. */
export const disputeOutcomeOf: Readonly<Record<string, DisputeSnapshot['state']>> = {
  RESOLVED_BUYER_FAVOUR: 'lost',
  ACCEPTED: 'lost',
  RESOLVED_SELLER_FAVOUR: 'won',
  RESOLVED_WITH_PAYOUT: 'won',
  CANCELED_BY_BUYER: 'won',
  DENIED: 'won',
}

/** Event codes of the transaction search. */
export const SUBSCRIPTION_PAYMENT = 'T0002'
export const REFUND_BY_SELLER = 'T1107'

/** PayPal accepts these currencies only without decimals, though HUF and TWD have hundredths in ISO 4217. */
const wholeOnly: readonly string[] = ['HUF', 'JPY', 'TWD']

type PaypalAmount = { readonly currency_code: string; readonly value: string }

/**
 * An amount in PayPal's format: `9.99` USD, `980` JPY. @throws ProviderError MISCONFIGURED if PayPal cannot express it
 */
export function paypalAmount({ minor, currency }: Money): PaypalAmount {
  const decimals = exponentOf(currency)
  const digits = String(minor).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals)
  if (!wholeOnly.includes(currency)) {
    return { currency_code: currency, value: decimals === 0 ? whole : `${whole}.${fraction}` }
  }
  if (/[1-9]/.test(fraction))
    throw new ProviderError('MISCONFIGURED', `PayPal accepts ${currency} only in whole units.`)
  return { currency_code: currency, value: whole }
}

/** An amount from PayPal's format, negative for outgoing money. Null if it is not a whole number of minor units. */
export function moneyFrom({ currency_code: currency, value }: PaypalAmount): Money | null {
  const [, sign, whole, fraction = ''] = /^(-?)(\d{1,13})(?:\.(\d{1,6}))?$/.exec(value) ?? []
  if (whole === undefined) return null
  const decimals = exponentOf(currency)
  if (/[1-9]/.test(fraction.slice(decimals))) return null
  const minor = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return { minor: sign === '-' ? -minor : minor, currency }
}
