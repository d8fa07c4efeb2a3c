import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import type { DeclineReason } from '#domain/billing/order.ts'

/** What became of a confirmation in the browser. None of it is proof: the order is asked for at our server. */
export type StripeResult =
  /** Stripe says that it went through, or that there was nothing left to do. */
  | { readonly kind: 'confirmed' }
  /** The same order can be paid with another card. */
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  /** Something in the form is missing; the form itself says what. */
  | { readonly kind: 'incomplete' }
  /** Not known; money may have moved. */
  | { readonly kind: 'unknown' }

/** Stripe's words for a decline in ours. Its list is open. */
const declines: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'PAYMENT_INSUFFICIENT_FUNDS',
  expired_card: 'PAYMENT_CARD_EXPIRED',
  incorrect_cvc: 'PAYMENT_WRONG_CVC',
  invalid_cvc: 'PAYMENT_WRONG_CVC',
  authentication_required: 'PAYMENT_NOT_APPROVED',
  payment_intent_authentication_failure: 'PAYMENT_NOT_APPROVED',
  setup_intent_authentication_failure: 'PAYMENT_NOT_APPROVED',
}

/** Payments that were confirmed before, as in another tab or by a second click. */
const isDone: readonly string[] = ['payment_intent_unexpected_state', 'setup_intent_unexpected_state']

/** What an error of Stripe's script means; none means that it went through. */
export function stripeResultOf(error: Pick<StripeError, 'type' | 'code' | 'decline_code'> | undefined): StripeResult {
  if (error === undefined) return { kind: 'confirmed' }
  const { type, code = '', decline_code: because = code } = error
  if (isDone.includes(code)) return { kind: 'confirmed' }
  if (type === 'validation_error') return { kind: 'incomplete' }
  const known = declines[because] ?? declines[code]
  if (known !== undefined) return { kind: 'declined', reason: known }
  return type === 'card_error' ? { kind: 'declined', reason: 'PAYMENT_DECLINED' } : { kind: 'unknown' }
}

/**
 * Confirms the payment that a client secret stands for with what is in the form, the bank's questions included. A bank
 * that wants a page of its own sends the buyer to `returnUrl` afterwards, and this never comes back.
 */
export async function confirm(
  { stripe, elements }: { readonly stripe: Stripe; readonly elements: StripeElements },
  clientSecret: string,
  returnUrl: string,
): Promise<StripeResult> {
  const confirmParams = { return_url: returnUrl }
  const options = { elements, clientSecret, confirmParams, redirect: 'if_required' } as const
  // Where nothing is due today only a card is kept.
  const isSetup = clientSecret.startsWith('seti_')
  const said = isSetup ? stripe.confirmSetup(options) : stripe.confirmPayment(options)
  return said.then(
    ({ error }) => stripeResultOf(error),
    () => ({ kind: 'unknown' as const }),
  )
}
