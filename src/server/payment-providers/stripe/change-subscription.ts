import type Stripe from 'stripe'
import { type NewPrice, ProviderError, type PurchaseHandle } from '#server/platform/payment-provider/provider.ts'
import { idOf } from './charges.ts'
import type { StripeContext } from './price-cache.ts'
import { findSubscription, retrieveSubscription } from './purchase-snapshot.ts'
import { stripeCall, stripeFind, stripeList } from './stripe-client.ts'

/**
 * Makes sure that an unpaid first invoice is never paid: it is voided, which cancels its payment, and then the
 * subscription is cancelled. Voiding decides the race with a buyer who is paying: a paid invoice cannot be voided.
 */
export async function endUnpaid(stripe: Stripe, { id }: Stripe.Subscription): Promise<void> {
  await voidOpenInvoices(stripe, id)
  const { status } = await stripeCall(stripe.subscriptions.retrieve(id))
  if (status !== 'incomplete') return
  await cancelNow(stripe, id)
}

/** Stripe has no idempotency keys for DELETE and reports a subscription that has ended as missing. */
const cancelNow = (stripe: Stripe, id: string) => stripeFind(stripe.subscriptions.cancel(id))

/** Ends a subscription at once and voids its open invoices. */
export async function endNow(stripe: Stripe, id: string): Promise<void> {
  await cancelNow(stripe, id)
  await voidOpenInvoices(stripe, id)
}

async function voidOpenInvoices(stripe: Stripe, subscription: string): Promise<void> {
  const open = await stripeList(stripe.invoices.list({ subscription, status: 'open', limit: 100 }))
  for (const { id } of open) {
    await stripeCall(stripe.invoices.voidInvoice(id)).catch(async (error: unknown) => {
      // Voiding is refused if the invoice was paid in the meantime, which the snapshot shows. An invoice that is still
      // open must not be skipped.
      const { status } = await stripeCall(stripe.invoices.retrieve(id))
      if (!(error instanceof ProviderError) || error.kind !== 'REFUSED' || status === 'open') throw error
    })
  }
}

/**
 * Abandons an order. If Stripe has no subscription for it, its customer is deleted: then a request that is still in
 * transit cannot create one, and one that was just created is cancelled with the customer.
 */
export async function abandonOrder(stripe: Stripe, handle: PurchaseHandle): Promise<Stripe.Subscription | null> {
  const subscription = await findSubscription(stripe, handle)
  if (subscription === null) {
    const { ref, customerRef = null } = handle
    if (ref === null && customerRef !== null) await stripeFind(stripe.customers.del(customerRef))
    return null
  }
  if (subscription.status === 'incomplete') await endUnpaid(stripe, subscription)
  return subscription
}

/**
 * Moves a subscription to the price of its plan that was agreed. The days are the same, so the paid period and the day of the
 * next invoice do not change; nothing is charged now. @throws ProviderError
 */
export async function changePrice({ stripe, prices, plans }: StripeContext, ref: string, price: NewPrice) {
  const plan = plans[price.planKey]
  if (plan === undefined) throw new ProviderError('MISCONFIGURED', `Stripe has no price for ${price.planKey}.`)
  const renewal = await prices.renewalPrice(plan, price)
  const [item] = (await retrieveSubscription(stripe, ref)).items.data
  if (item === undefined) throw new ProviderError('REFUSED', 'The subscription at Stripe has no item.')
  if (item.price.id === renewal) return
  const change = { items: [{ id: item.id, price: renewal }], proration_behavior: 'none' } as const
  await stripeCall(stripe.subscriptions.update(ref, { ...change, items: [...change.items] }))
}

/**
 * Returns the address of Stripe's page for another card. That page changes the customer's card, but a card of the
 * subscription's own takes precedence: so the subscription's card is first made the customer's. If the customer leaves
 * the page without a new card, the old one is kept.
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
