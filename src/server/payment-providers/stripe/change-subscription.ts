import type Stripe from 'stripe'
import { type NewPrice, ProviderError, type PurchaseHandle } from '#server/platform/payment-provider/provider.ts'
import { idOf } from './charges.ts'
import type { StripeContext } from './price-cache.ts'
import { customerOf, findSubscription, retrieveSubscription } from './purchase-snapshot.ts'
import { stripeCall, stripeFind, stripeList } from './stripe-client.ts'

/**
 * Makes sure that a first invoice which nobody has paid is never paid: it is voided, which ends its payment too, and
 * then the subscription. Voiding decides the race with a buyer who is paying just now: a paid invoice refuses it.
 */
export async function endUnpaid(stripe: Stripe, { id }: Stripe.Subscription, key: string): Promise<void> {
  await voidOpenInvoices(stripe, id)
  const { status } = await stripeCall(stripe.subscriptions.retrieve(id))
  if (status !== 'incomplete') return
  await stripeCall(stripe.subscriptions.cancel(id, {}, { idempotencyKey: key }))
}

/** Ends a subscription at once; what it still asks for is asked for no longer. */
export async function endNow(stripe: Stripe, id: string, key: string): Promise<void> {
  await stripeCall(stripe.subscriptions.cancel(id, {}, { idempotencyKey: key }))
  await voidOpenInvoices(stripe, id)
}

async function voidOpenInvoices(stripe: Stripe, subscription: string): Promise<void> {
  const open = await stripeList(stripe.invoices.list({ subscription, status: 'open', limit: 100 }))
  for (const { id } of open) {
    await stripeCall(stripe.invoices.voidInvoice(id)).catch(async (error: unknown) => {
      // Refused where somebody paid it in the meantime, which the snapshot tells; one that is still open is no matter
      // to pass over.
      const { status } = await stripeCall(stripe.invoices.retrieve(id))
      if (!(error instanceof ProviderError) || error.kind !== 'REFUSED' || status === 'open') throw error
    })
  }
}

/**
 * Gives an order up. Where Stripe has no subscription of it yet its customer is deleted, so that a request which is
 * still on its way can make none any more, and one that slipped in is cancelled with it.
 */
export async function abandonOrder(
  stripe: Stripe,
  handle: PurchaseHandle,
  key: string,
): Promise<Stripe.Subscription | null> {
  const subscription = await findSubscription(stripe, handle)
  if (subscription === null) {
    if (handle.ref === null) await stripeFind(stripe.customers.del((await customerOf(stripe, handle.orderId)).id))
    return null
  }
  if (subscription.status === 'incomplete') await endUnpaid(stripe, subscription, key)
  return subscription
}

/**
 * Moves a subscription to the price that its plan is bound to now. Its days are the same, so that the period that was
 * paid for and the day of the next invoice stay; nothing is asked for now. @throws ProviderError
 */
export async function changePrice({ stripe, prices, plans }: StripeContext, ref: string, price: NewPrice, key: string) {
  const plan = plans[price.planKey]
  if (plan === undefined) throw new ProviderError('MISCONFIGURED', `Stripe has no price for ${price.planKey}.`)
  await prices.checkRenewal(plan, price)
  const [item] = (await retrieveSubscription(stripe, ref)).items.data
  if (item === undefined) throw new ProviderError('REFUSED', 'The subscription at Stripe has no item.')
  if (item.price.id === plan.price) return
  const change = { items: [{ id: item.id, price: plan.price }], proration_behavior: 'none' } as const
  await stripeCall(stripe.subscriptions.update(ref, { ...change, items: [...change.items] }, { idempotencyKey: key }))
}

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
