/** States of an order. Only a provider's own answer, fetched from it, makes an order paid, never the browser. */
export const orderStates = [
  /** Written down; the provider has not been asked yet. */
  'draft',
  'awaiting_payment',
  /** The buyer has to do something at the bank or the wallet. */
  'requires_action',
  /** The provider does not know yet, or its answer was lost. */
  'processing',
  'paid',
  /** The provider could not make it; the buyer may try again on the same order. */
  'failed',
  'expired',
  'partially_refunded',
  'refunded',
  'disputed',
] as const
export type OrderState = (typeof orderStates)[number]

/** Which state may follow which. What is not here never happens. */
export const orderTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  draft: ['awaiting_payment', 'requires_action', 'processing', 'paid', 'failed', 'expired'],
  failed: ['awaiting_payment', 'requires_action', 'processing', 'paid', 'expired'],
  awaiting_payment: ['requires_action', 'processing', 'paid', 'failed', 'expired'],
  requires_action: ['awaiting_payment', 'processing', 'paid', 'failed', 'expired'],
  processing: ['awaiting_payment', 'requires_action', 'paid', 'failed', 'expired'],
  // Money that came late is honoured.
  expired: ['paid'],
  paid: ['partially_refunded', 'refunded', 'disputed'],
  // A refund may fail days after it was said to have succeeded, and a dispute may be won: the order goes back then.
  partially_refunded: ['paid', 'refunded', 'disputed'],
  refunded: ['paid', 'partially_refunded', 'disputed'],
  disputed: ['paid', 'partially_refunded', 'refunded'],
}

/** States in which the money of the first period is here. */
export const settledOrderStates: readonly OrderState[] = ['paid', 'partially_refunded', 'refunded', 'disputed']

/** Why a charge was declined, as far as a customer may know. */
export const declineReasons = [
  'PAYMENT_DECLINED',
  'PAYMENT_INSUFFICIENT_FUNDS',
  'PAYMENT_CARD_EXPIRED',
  'PAYMENT_WRONG_CVC',
  'PAYMENT_NOT_APPROVED',
] as const
export type DeclineReason = (typeof declineReasons)[number]
