/**
 * States of an order. An order becomes paid only by a reply fetched from the provider, never by what the browser says.
 */
export const orderStates = [
  /** Stored; the provider has not been asked yet. */
  'draft',
  'awaiting_payment',
  /** The buyer has to do something at the bank or the wallet. */
  'requires_action',
  /** The outcome is not known yet, or the provider's reply was lost. */
  'processing',
  'paid',
  /** The provider could not create it; the buyer may try again on the same order. */
  'failed',
  'expired',
  'partially_refunded',
  'refunded',
  'disputed',
] as const
export type OrderState = (typeof orderStates)[number]

/** Allowed transitions; no others happen. */
export const orderTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  draft: ['awaiting_payment', 'requires_action', 'processing', 'paid', 'failed', 'expired'],
  failed: ['awaiting_payment', 'requires_action', 'processing', 'paid', 'expired'],
  awaiting_payment: ['requires_action', 'processing', 'paid', 'failed', 'expired'],
  requires_action: ['awaiting_payment', 'processing', 'paid', 'failed', 'expired'],
  processing: ['awaiting_payment', 'requires_action', 'paid', 'failed', 'expired'],
  // Money that arrives late is honoured.
  expired: ['paid'],
  paid: ['partially_refunded', 'refunded', 'disputed'],
  // A refund may fail days after it was reported as succeeded, and a dispute may be won: then the order goes back.
  partially_refunded: ['paid', 'refunded', 'disputed'],
  refunded: ['paid', 'partially_refunded', 'disputed'],
  disputed: ['paid', 'partially_refunded', 'refunded'],
}

/** States in which the money of the first period has arrived. */
export const settledOrderStates: readonly OrderState[] = ['paid', 'partially_refunded', 'refunded', 'disputed']

/** Why a charge was declined, as far as the customer may be told. */
export const declineReasons = [
  'PAYMENT_DECLINED',
  'PAYMENT_INSUFFICIENT_FUNDS',
  'PAYMENT_CARD_EXPIRED',
  'PAYMENT_WRONG_CVC',
  'PAYMENT_NOT_APPROVED',
] as const
export type DeclineReason = (typeof declineReasons)[number]
