import type Stripe from 'stripe'
import { idOf } from './charge-of-invoice.ts'
import { stripeCall } from './stripe-client.ts'

/**
 * Address of the page at Stripe where a person gives another card. That page changes the customer's card, which a card
 * of the subscription's own would outrank: so the subscription's card is made the customer's first. Whoever turns back
 * on the page keeps paying with the card from before.
 */
export async function cardPageOf(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  returnUrl: string,
  key: string,
): Promise<string> {
  const customer = idOf(subscription.customer) ?? ''
  const card = idOf(subscription.default_payment_method)
  if (card !== null) {
    await stripeCall(stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } }))
    await stripeCall(stripe.subscriptions.update(subscription.id, { default_payment_method: '' }))
  }
  const session = await stripeCall(
    stripe.billingPortal.sessions.create(
      { customer, return_url: returnUrl, flow_data: { type: 'payment_method_update' } },
      { idempotencyKey: key },
    ),
  )
  return session.url
}
