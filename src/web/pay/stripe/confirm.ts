import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { resultOf, type StripeResult } from './stripe-result.ts'

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
    ({ error }) => resultOf(error),
    () => ({ kind: 'unknown' as const }),
  )
}
