import type { ChargeSnapshot, DisputeSnapshot, RefundSnapshot } from '#domain/billing/snapshot.ts'

// PayPal's words in ours. A word that is not here is told as strange.

/** What became of one try to collect money. */
export type AttemptOutcome = { readonly state: ChargeSnapshot['state']; readonly hasRefunds: boolean }

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

export const openDisputes: readonly string[] = [
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
