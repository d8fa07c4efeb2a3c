import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import type { DeclineReason } from '#domain/billing/order.ts'

/** The result of a confirmation in the browser. It proves nothing: the state of the order comes from our server. */
export type StripeResult =
  /** Stripe says that the payment went through, or that there was nothing left to do. */
  | { readonly kind: 'confirmed' }
  /** The same order can be paid with another card. */
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  /** Something in the form is missing; the form itself says what. */
  | { readonly kind: 'incomplete' }
  /** Not known; money may have moved. */
  | { readonly kind: 'unknown' }

/** Our reason for each decline code of Stripe. Stripe's list is open, so others may occur. */
const declines: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'PAYMENT_INSUFFICIENT_FUNDS',
  expired_card: 'PAYMENT_CARD_EXPIRED',
  incorrect_cvc: 'PAYMENT_WRONG_CVC',
  invalid_cvc: 'PAYMENT_WRONG_CVC',
  authentication_required: 'PAYMENT_NOT_APPROVED',
  payment_intent_authentication_failure: 'PAYMENT_NOT_APPROVED',
  setup_intent_authentication_failure: 'PAYMENT_NOT_APPROVED',
}

/** Codes for a payment that was already confirmed, for example in another tab or by a second click. */
const isDone: readonly string[] = ['payment_intent_unexpected_state', 'setup_intent_unexpected_state']

/** The result for an error of Stripe's script; no error means that the payment went through. */
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
 * Confirms the payment of a client secret with the content of the form, including any questions by the bank. A bank that
 * needs its own page sends the buyer to `returnUrl` afterwards, and this promise never settles.
 */
export async function confirm(
  { stripe, elements }: { readonly stripe: Stripe; readonly elements: StripeElements },
  clientSecret: string,
  returnUrl: string,
): Promise<StripeResult> {
  const confirmParams = { return_url: returnUrl }
  const options = { elements, clientSecret, confirmParams, redirect: 'if_required' } as const
  // If nothing is due today, the card is only stored.
  const isSetup = clientSecret.startsWith('seti_')
  const said = isSetup ? stripe.confirmSetup(options) : stripe.confirmPayment(options)
  return said.then(
    ({ error }) => stripeResultOf(error),
    () => ({ kind: 'unknown' as const }),
  )
}
