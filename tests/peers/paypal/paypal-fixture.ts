import { plusDays } from '#domain/time.ts'
import { createPaypal } from '#server/payment-providers/paypal/paypal.ts'
import { keyOf, type PurchaseOrder, type RawWebhook } from '#server/platform/payment-provider/provider.ts'
import { type PaypalPeer, startPaypalPeer } from './paypal-peer.ts'
import type { DeliveryMode } from './webhooks.ts'
import type { Account } from './world.ts'

/** PayPal charges renewals at 10:00 UTC; starting at that time keeps days whole. */
const BEGIN = new Date('2026-11-21T10:00:00Z')

/** Our adapter, and the stand-in that it calls over HTTP. */
export async function paypalFixture() {
  let now = BEGIN
  const peer: PaypalPeer = await startPaypalPeer({ now: () => now })
  const plans = {
    '1-WEEK': peer.addPlan('P-WEEK', { minor: 2999, days: 30 }, { minor: 999, days: 7 }),
    '1-MONTH': peer.addPlan('P-MONTH', { minor: 3999, days: 30 }),
    '3-MONTH': peer.addPlan('P-QUARTER', { minor: 7999, days: 90 }, { minor: 7999, days: 90 }),
  }
  const { clientId, clientSecret, webhookId, root, url } = peer
  const options = { clientId, clientSecret, webhookId, livemode: false, plans, apiBase: url, now: () => now }
  const provider = createPaypal({ ...options, roots: [root] })
  const open = (order: PurchaseOrder) => provider.open(order, keyOf.open(order.orderId, order.attempt))
  return {
    peer,
    options,
    provider,
    /** The adapter with a short timeout. */
    hasty: createPaypal({ ...options, timeout: 200 }),
    /** The adapter that trusts only Node's root certificates. */
    strict: createPaypal(options),
    now: () => now,
    pass: (days: number): void => {
      // PayPal's times are whole seconds.
      now = new Date(Math.round(plusDays(now, days).getTime() / 1000) * 1000)
      peer.catchUp()
    },
    open,
    /** A paid order from the given kind of account. */
    buy: async (order: PurchaseOrder, account: Account = 'good') => {
      const { snapshot } = await open(order)
      peer.buyer.approve(snapshot.ref, account)
      const said = await provider.fetch({ orderId: order.orderId, ref: snapshot.ref })
      if (said === null) throw new Error('unknown purchase')
      return said
    },
    look: async (ref: string) => {
      const said = await provider.fetch({ orderId: '', ref })
      if (said === null) throw new Error('unknown purchase')
      return said
    },
    takeWebhooks: (mode: DeliveryMode = 'prompt'): readonly RawWebhook[] => peer.webhooks.take(mode),
  }
}
