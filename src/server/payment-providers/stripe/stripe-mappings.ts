import type { DeclineReason } from '#domain/billing/order.ts'
import type { Wallet } from '#domain/billing/plans.ts'
import type { DisputeSnapshot, RefundSnapshot } from '#domain/billing/snapshot.ts'
import type { SubscriptionState } from '#domain/billing/subscription.ts'

// Maps Stripe's values to our terms. Its enums are open: a value that is not listed here is reported as unrecognised.

export const dateOf = (seconds: number): Date => new Date(seconds * 1000)

export const subscriptionStateOf: Readonly<Record<string, SubscriptionState>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'incomplete_expired',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  canceled: 'canceled',
}

export const chargeKindOf: Readonly<Record<string, 'initial' | 'renewal'>> = {
  subscription_create: 'initial',
  subscription_cycle: 'renewal',
  // Only the end of a trial offer charges in this way: a new price takes effect with the next renewal.
  subscription_update: 'renewal',
}

const declines: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'PAYMENT_INSUFFICIENT_FUNDS',
  expired_card: 'PAYMENT_CARD_EXPIRED',
  incorrect_cvc: 'PAYMENT_WRONG_CVC',
  invalid_cvc: 'PAYMENT_WRONG_CVC',
  authentication_required: 'PAYMENT_NOT_APPROVED',
  payment_intent_authentication_failure: 'PAYMENT_NOT_APPROVED',
  authentication_not_handled: 'PAYMENT_NOT_APPROVED',
}

export const declineReasonOf = (code: string | null | undefined): DeclineReason =>
  declines[code ?? ''] ?? 'PAYMENT_DECLINED'

export const walletOf: Readonly<Record<string, Wallet>> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' }

export const refundStateOf: Readonly<Record<string, RefundSnapshot['state']>> = {
  pending: 'submitted',
  requires_action: 'submitted',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

/** Null means an inquiry, which takes no money. */
export const disputeStateOf: Readonly<Record<string, DisputeSnapshot['state'] | null>> = {
  warning_needs_response: null,
  warning_under_review: null,
  warning_closed: null,
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  prevented: 'won',
  lost: 'lost',
}
