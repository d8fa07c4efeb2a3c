import type Stripe from 'stripe'
import type { PurchaseHandle } from '#server/platform/payment-provider/provider.ts'
import { EXPANDED, ORDER_ID } from './purchase-snapshot.ts'
import { stripeCall, stripeFind } from './stripe-client.ts'

/**
 * The Stripe customer of an order, made where there is none yet. The same key gives the same customer again, which is how
 * an order finds its subscription even where the answer to making it was lost: a search by metadata lags behind, a
 * customer's list does not. Stripe keeps keys for a day, and an order that nobody has paid is over before.
 */
export async function customerOf(stripe: Stripe, orderId: string): Promise<Stripe.Customer> {
  const idempotencyKey = `order:${orderId}:customer`
  return stripeCall(stripe.customers.create({ metadata: { [ORDER_ID]: orderId } }, { idempotencyKey }))
}

/** What was made for an order under its customer; null where nothing was. */
export async function existingSubscriptionOf(
  stripe: Stripe,
  customer: Stripe.Customer,
  orderId: string,
): Promise<Stripe.Subscription | null> {
  const expand = EXPANDED.map((path) => `data.${path}`)
  const found = await stripeFind(stripe.subscriptions.list({ customer: customer.id, status: 'all', expand }))
  return found?.data.find(({ metadata }) => metadata[ORDER_ID] === orderId) ?? null
}

/** The subscription of an order; null where none was ever made. */
export async function findSubscription(
  stripe: Stripe,
  { orderId, ref }: PurchaseHandle,
): Promise<Stripe.Subscription | null> {
  if (ref !== null) return stripeFind(stripe.subscriptions.retrieve(ref, { expand: EXPANDED }))
  return existingSubscriptionOf(stripe, await customerOf(stripe, orderId), orderId)
}
