import type Stripe from 'stripe'
import { ProviderError, type PurchaseHandle } from '#server/platform/payment-provider/provider.ts'
import { customerOf, findSubscription } from './find-subscription.ts'
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
