import type Stripe from 'stripe'
import type { PurchaseHandle } from '#server/platform/payment-provider/provider.ts'
import { stripeCall } from './stripe-client.ts'
import { purchaseOfEvent, subscribedEventTypes } from './stripe-webhook.ts'

/** The purchases that Stripe's events of that time speak of, each once. Stripe keeps events for 30 days. */
export async function* changedSince(stripe: Stripe, since: Date): AsyncIterable<PurchaseHandle> {
  const told = new Set<string>()
  const created = { gte: Math.floor(since.getTime() / 1000) }
  let after: string | undefined
  do {
    const page = await stripeCall(
      stripe.events.list({
        created,
        types: [...subscribedEventTypes],
        limit: 100,
        ...(after === undefined ? {} : { starting_after: after }),
      }),
    )
    for (const event of page.data) {
      const { ref, orderId } = await purchaseOfEvent(stripe, event)
      const name = ref ?? orderId
      if (name === null || told.has(name)) continue
      told.add(name)
      yield { orderId: orderId ?? '', ref }
    }
    after = page.has_more ? page.data.at(-1)?.id : undefined
  } while (after !== undefined)
}
