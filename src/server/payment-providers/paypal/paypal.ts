import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import { type AgreedPeriods, type PaymentProvider, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { createCertificateCache } from './certificate-cache.ts'
import { changedSince, purchaseOfPayment } from './changed-since.ts'
import { collectOutstanding } from './collect-outstanding.ts'
import { answerDispute } from './disputes.ts'
import { createMinuteLimiter } from './minute-limiter.ts'
import { isRefused, paypalClient } from './paypal-client.ts'
import { Anything, type Subscription } from './paypal-replies.ts'
import { readPaypalWebhook } from './paypal-webhook.ts'
import { createPlanCache } from './plans.ts'
import { isOver, isPending, type PaypalContext, purchaseSnapshot } from './purchase-snapshot.ts'
import { refundCharge } from './refund-charge.ts'
import { changePlan, changePrice, moveBill } from './revise-subscription.ts'
import { findSubscription, openSubscription, type PaypalPlans, subscriptionPath } from './subscriptions.ts'
import { VERIFICATIONS_PER_MINUTE } from './webhook-signature.ts'
import { withdrawalsOf } from './withdrawals.ts'

export type PaypalOptions = {
  readonly clientId: string
  readonly clientSecret: string
  readonly webhookId: string
  readonly livemode: boolean
  readonly plans: PaypalPlans
  /** Another address of the API and of the certificates, such as a stand-in in tests. */
  readonly apiBase?: string | null
  /** Root certificates, PEM; by default those that come with Node. */
  readonly roots?: readonly string[]
  /** Milliseconds after which a call times out. */
  readonly timeout?: number
  readonly now: () => Date
}

const TIMEOUT_MS = 15_000

/** Addresses of each mode. */
const hosts = {
  live: { api: 'https://api-m.paypal.com', certificates: 'https://api.paypal.com', site: 'https://www.paypal.com' },
  sandbox: {
    api: 'https://api-m.sandbox.paypal.com',
    certificates: 'https://api.sandbox.paypal.com',
    site: 'https://www.sandbox.paypal.com',
  },
} as const

/** Shown in the buyer's account at PayPal. */
const REASON = 'Renewals stopped.'

/** Subscriptions paid through a PayPal account. */
export function createPaypal(options: PaypalOptions): PaymentProvider {
  const { clientId, clientSecret, webhookId, livemode, now, roots, timeout = TIMEOUT_MS } = options
  const at = livemode ? hosts.live : hosts.sandbox
  const base = options.apiBase ?? at.api
  const client = paypalClient({ clientId, clientSecret, base, timeout, now })
  const paypal: PaypalContext = {
    client,
    plans: createPlanCache(client),
    livemode,
    autopayUrl: `${at.site}/myaccount/autopay/`,
  }
  const certificates = createCertificateCache({ origin: options.apiBase ?? at.certificates, ...(roots && { roots }) })

  const verifier = {
    client,
    certificates,
    webhookId,
    livemode,
    verificationLimit: createMinuteLimiter(VERIFICATIONS_PER_MINUTE),
  }

  const retrieve = async (ref: string): Promise<Subscription> => {
    const subscription = await findSubscription(client, ref)
    if (subscription === null) throw new ProviderError('REFUSED', 'PayPal has no such subscription.')
    return subscription
  }

  const snapshotOf = async (ref: string, periods: AgreedPeriods | null = null): Promise<PurchaseSnapshot> => {
    const fetchedAt = now()
    return purchaseSnapshot(paypal, await retrieve(ref), fetchedAt, periods)
  }

  /** Cancels a subscription; false if PayPal refuses because of its state. */
  const end = async (ref: string, key: string): Promise<boolean> => {
    const path = `${subscriptionPath(ref)}/cancel`
    try {
      await client.ask({ method: 'POST', path, body: { reason: REASON }, key, reply: Anything })
      return true
    } catch (error) {
      if (isRefused(error, 422)) return false
      throw error
    }
  }

  return {
    name: 'paypal',
    canResume: false,
    open: async (order, key) => {
      const fetchedAt = now()
      const subscription = await openSubscription(paypal, order, options.plans, key)
      const snapshot = await purchaseSnapshot(paypal, subscription, fetchedAt)
      if (!isPending(subscription)) return { snapshot, next: { kind: 'none' } }
      return { snapshot, next: { kind: 'approve_wallet', subscriptionId: subscription.id } }
    },
    // PayPal cannot search by an order id. If a subscription's id was lost, the buyer did not receive it either and
    // cannot approve it.
    fetch: async ({ ref, periods = null }) => {
      const fetchedAt = now()
      const subscription = ref === null ? null : await findSubscription(client, ref)
      return subscription === null ? null : purchaseSnapshot(paypal, subscription, fetchedAt, periods)
    },
    abandon: async ({ ref }, key) => {
      const fetchedAt = now()
      const before = ref === null ? null : await findSubscription(client, ref)
      if (before === null) return null
      const snapshot = await purchaseSnapshot(paypal, before, fetchedAt)
      if (snapshot.state !== 'incomplete') return snapshot
      const isEnded = await end(before.id, key)
      const after = await retrieve(before.id)
      // PayPal cancels only approved subscriptions. An unapproved one holds no money and lapses on its own.
      if (!isEnded && isPending(after)) return null
      return purchaseSnapshot(paypal, after, now())
    },
    cancel: async (ref, _when, key, periods) => {
      const before = await retrieve(ref)
      if (isOver(before) || (await end(ref, key))) return snapshotOf(ref, periods)
      const after = await snapshotOf(ref, periods)
      if (after.state === 'canceled') return after
      throw new ProviderError('REFUSED', `PayPal does not cancel a subscription that is ${before.status}.`)
    },
    resume: async () => {
      throw new ProviderError('MISCONFIGURED', 'PayPal cannot undo a cancellation.')
    },
    changePrice: async (ref, price, key, periods) => {
      const approveUrl = await changePrice(client, await retrieve(ref), price, key)
      return { snapshot: await snapshotOf(ref, periods), approveUrl }
    },
    // A change that the buyer has approved can only be undone by another change.
    planChanges: { inTrial: true, canUndo: false },
    changePlan: async (ref, plan, key, periods) => {
      const approveUrl = await changePlan(paypal, await retrieve(ref), plan, { bound: options.plans, key })
      return { snapshot: await snapshotOf(ref, periods), approveUrl }
    },
    keepPlan: async () => {
      throw new ProviderError('MISCONFIGURED', 'PayPal cannot undo a change of plan.')
    },
    moveCharge: async (ref, { to }, key, periods) => {
      const subscription = await retrieve(ref)
      const next = subscription.billing_info?.next_billing_time
      if (subscription.status !== 'ACTIVE' || next === undefined)
        throw new ProviderError('REFUSED', `PayPal bills nothing for a subscription that is ${subscription.status}.`)
      if (new Date(next).getTime() !== to.getTime()) await moveBill(client, subscription, to, key)
      return snapshotOf(ref, periods)
    },
    collectOwed: async (ref, amount, key, periods) => {
      const isSettled = await collectOutstanding(client, await retrieve(ref), amount, key)
      return { snapshot: await snapshotOf(ref, periods), isSettled }
    },
    refund: async (ref, refund, key, periods = null) =>
      refundCharge(paypal, await retrieve(ref), refund, key, now(), periods),
    changeCard: async () => ({ url: paypal.autopayUrl }),
    answerDispute: (dispute, evidence, key) => answerDispute(client, dispute, evidence, key),
    purchaseOfPayment: async (payment) => {
      const handle = await purchaseOfPayment(client, payment)
      return handle === null ? null : { ref: handle.ref, orderId: handle.orderId === '' ? null : handle.orderId }
    },
    readWebhook: (webhook, moment) => readPaypalWebhook(verifier, webhook, moment),
    payouts: (from, until) => withdrawalsOf(client, from, until, now()),
    changedSince: (since) => changedSince(client, since, now()),
  }
}
