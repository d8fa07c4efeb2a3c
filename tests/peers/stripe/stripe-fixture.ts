import { plusDays } from '#domain/time.ts'
import type { ProviderFixture } from '#server/payment-providers/provider-contract.example.ts'
import { createStripe } from '#server/payment-providers/stripe/stripe.ts'
import {
  keyOf,
  type OpenedPurchase,
  type PaymentProvider,
  ProviderError,
  type PurchaseHandle,
  type RawWebhook,
} from '#server/platform/payment-provider/provider.ts'
import { type StripePeer, startStripePeer } from './stripe-peer.ts'
import { isCardName } from './test-cards.ts'
import type { DeliveryMode } from './webhooks.ts'

const BEGIN = new Date('2026-11-21T12:00:00Z')

export type StripeFixture = ProviderFixture & {
  readonly peer: StripePeer
  /** The adapter with a short timeout. */
  readonly hasty: PaymentProvider
  readonly takeWebhooks: (mode?: DeliveryMode) => readonly RawWebhook[]
}

export const secretOf = ({ next }: OpenedPurchase): string => (next.kind === 'confirm_card' ? next.clientSecret : '')

/** The adapter with a store of customers, in place of the app's orders table. */
function withCustomers(provider: PaymentProvider, customers: Map<string, string>): PaymentProvider {
  // The app stores no customer for an abandoned order any more, and so never opens it.
  const abandoned = new Set<string>()
  const known = (handle: PurchaseHandle) => ({ ...handle, customerRef: customers.get(handle.orderId) ?? null })
  return {
    ...provider,
    open: async (order, key) => {
      const { orderId, attempt } = order
      if (abandoned.has(orderId)) throw new ProviderError('REFUSED', 'The order was abandoned.')
      const made =
        customers.get(orderId) ?? (await provider.createCustomer?.(orderId, keyOf.customer(orderId, attempt)))
      if (made !== undefined) customers.set(orderId, made)
      return provider.open({ ...order, customerRef: made ?? null }, key)
    },
    fetch: (handle) => provider.fetch(known(handle)),
    abandon: (handle, key) => {
      abandoned.add(handle.orderId)
      return provider.abandon(known(handle), key)
    },
  }
}

/** Our adapter with the official library, and the stand-in that it calls over HTTP. */
export async function stripeFixture(): Promise<StripeFixture> {
  let now = BEGIN
  const peer = await startStripePeer({ now: () => now })
  const plans = {
    '1-WEEK': peer.addPlan('week', { minor: 2999, days: 30 }, { minor: 999, days: 7 }),
    '1-MONTH': peer.addPlan('month', { minor: 3999, days: 30 }),
    '3-MONTH': peer.addPlan('quarter', { minor: 7999, days: 90 }),
  }
  const options = {
    secretKey: 'sk_test_stage',
    webhookSecret: peer.webhookSecret,
    livemode: false,
    plans,
    apiBase: peer.url,
    now: () => now,
  }
  const customers = new Map<string, string>()
  const takeWebhooks = (mode: DeliveryMode = 'prompt'): readonly RawWebhook[] =>
    peer.webhooks.take(mode).map(({ body, headers }) => ({ body: Buffer.from(body), headers }))
  return {
    peer,
    provider: withCustomers(createStripe(options), customers),
    hasty: withCustomers(createStripe({ ...options, timeout: 300 }), customers),
    now: () => now,
    passDays: (days) => {
      now = plusDays(now, days)
      peer.catchUp()
    },
    pay: async ({ scenario }, opened) => {
      const card = scenario ?? 'ok'
      if (opened.next.kind === 'confirm_card') peer.buyer.confirm(secretOf(opened), isCardName(card) ? card : 'ok')
    },
    declines: [
      ['declined', 'PAYMENT_DECLINED'],
      ['insufficient_funds', 'PAYMENT_INSUFFICIENT_FUNDS'],
      ['expired', 'PAYMENT_CARD_EXPIRED'],
      ['wrong_cvc', 'PAYMENT_WRONG_CVC'],
    ],
    answerBank: async (opened, approves) => {
      peer.buyer.answerBank(secretOf(opened), approves)
    },
    payOwed: async ({ actionUrl }) => {
      peer.buyer.payInvoice(actionUrl ?? '', 'ok')
    },
    bindWeek: (minor) => {
      plans['1-WEEK'] = peer.addPlan(`week_at_${minor}`, { minor, days: 30 }, { minor: 999, days: 7 })
    },
    takeWebhooks,
    webhooks: async () => takeWebhooks(),
  }
}
