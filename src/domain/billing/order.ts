/** States of an order. Only a provider's own answer makes it paid, never the browser. */
export const orderStates = ['awaiting_payment', 'processing', 'paid', 'declined'] as const
export type OrderState = (typeof orderStates)[number]

/** What a payment provider says of a purchase when it is asked. */
export type PaymentSnapshot =
  | { readonly kind: 'succeeded'; readonly reference: string }
  | { readonly kind: 'declined'; readonly reference: string; readonly reason: DeclineReason }
  | { readonly kind: 'pending'; readonly reference: string }

export const declineReasons = ['PAYMENT_DECLINED', 'PAYMENT_INSUFFICIENT_FUNDS', 'PAYMENT_CARD_EXPIRED'] as const
export type DeclineReason = (typeof declineReasons)[number]

const transitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  awaiting_payment: ['processing', 'paid', 'declined'],
  processing: ['paid', 'declined'],
  // Another card may be tried on the same order.
  declined: ['awaiting_payment', 'processing', 'paid'],
  paid: [],
}

const stateSaid = { succeeded: 'paid', declined: 'declined', pending: 'processing' } as const satisfies Record<
  PaymentSnapshot['kind'],
  OrderState
>

/** The state after a snapshot; a state that may not follow leaves the order as it is. */
export function reduceOrder(state: OrderState, snapshot: PaymentSnapshot): OrderState {
  const said = stateSaid[snapshot.kind]
  return transitions[state].includes(said) ? said : state
}
