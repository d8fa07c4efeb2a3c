import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import { type PaymentProvider, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { abandonOrder, cardPageOf, changePrice, endNow } from './change-subscription.ts'
import { refundCharge } from './charges.ts'
import { createCustomer, eraseCustomer } from './customers.ts'
import { answerDispute } from './disputes.ts'
import { changedSince, fraudEventTypes, purchaseOfPayment, readStripeWebhook } from './events.ts'
import { fraudWarnings } from './fraud-warnings.ts'
import { moveCharge } from './move-charge.ts'
import { nextStepOf, openSubscription } from './open-subscription.ts'
import { payoutsOf } from './payouts.ts'
import { changePlan } from './plan-schedule.ts'
import { createPriceCache, type StripeContext, type StripePlans } from './price-cache.ts'
import { findSubscription, purchaseSnapshot, retrieveSubscription } from './purchase-snapshot.ts'
import { releaseSchedule } from './scheduled-price.ts'
import { stripeCall, stripeClient } from './stripe-client.ts'
import { markTrialOver } from './trial-over.ts'
import { missingWallets } from './wallet-domain.ts'

export type StripeOptions = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Whether the key is one of Stripe's live mode. */
  readonly livemode: boolean
  readonly plans: StripePlans
  /** Another address of Stripe's API, such as a stand-in in tests. */
  readonly apiBase: string | null
  /** Milliseconds after which a call times out. */
  readonly timeout?: number
  readonly now: () => Date
}

const isOver = (status: string): boolean => status === 'canceled' || status === 'incomplete_expired'

/**
 * Drops declined charges: the buyer has seen the last decline and is about to try again, and it says nothing about the
 * next try.
 */
const beforeNextTry = (snapshot: PurchaseSnapshot): PurchaseSnapshot => ({
  ...snapshot,
  charges: snapshot.charges.filter(({ state }) => state !== 'declined'),
})

/**
 * If Stripe refuses to mark an invoice, that is reported to the operator. If it does not reply, the purchase is fetched
 * again later.
 */
function refusedMark(error: unknown): readonly string[] {
  if (error instanceof ProviderError) return [`invoice after a trial: ${error.message}`]
  throw error
}

/** Cards, Apple Pay and Google Pay through Stripe. */
export function createStripe({ webhookSecret, livemode, plans, now, ...address }: StripeOptions): PaymentProvider {
  const stripe = stripeClient(address)
  const context: StripeContext = { stripe, prices: createPriceCache(stripe), plans }

  const snapshotOf = async (ref: string): Promise<PurchaseSnapshot> => {
    const fetchedAt = now()
    return purchaseSnapshot(stripe, await retrieveSubscription(stripe, ref), fetchedAt)
  }

  return {
    name: 'stripe',
    canResume: true,
    createCustomer: (orderId, key) => createCustomer(stripe, orderId, key),
    eraseCustomer: (handle) => eraseCustomer(stripe, handle),
    open: async (order, key) => {
      const fetchedAt = now()
      const subscription = await openSubscription(context, order, key)
      const snapshot = await purchaseSnapshot(stripe, subscription, fetchedAt)
      const next = nextStepOf(subscription)
      return { snapshot: next.kind === 'confirm_card' ? beforeNextTry(snapshot) : snapshot, next }
    },
    fetch: async (handle) => {
      const fetchedAt = now()
      const subscription = await findSubscription(stripe, handle)
      if (subscription === null) return null
      // A renewal that was not marked in time is charged nevertheless.
      const unmarked = await markTrialOver(stripe, subscription, fetchedAt).then(() => [], refusedMark)
      const snapshot = await purchaseSnapshot(stripe, subscription, fetchedAt, handle)
      return { ...snapshot, unrecognised: [...snapshot.unrecognised, ...unmarked] }
    },
    abandon: async (handle) => {
      const subscription = await abandonOrder(stripe, handle)
      return subscription === null ? null : snapshotOf(subscription.id)
    },
    // Setting a state twice changes nothing, so these calls need no key, under which Stripe would repeat its own
    // failures.
    cancel: async (ref, when) => {
      const subscription = await retrieveSubscription(stripe, ref)
      if (isOver(subscription.status)) return snapshotOf(ref)
      await releaseSchedule(stripe, subscription)
      if (when === 'now') await endNow(stripe, ref)
      else await stripeCall(stripe.subscriptions.update(ref, { cancel_at_period_end: true }))
      return snapshotOf(ref)
    },
    resume: async (ref) => {
      const { cancel_at, cancel_at_period_end } = await retrieveSubscription(stripe, ref)
      // The subscription may have been set to end on a date in Stripe's dashboard instead of at the period's end.
      const change =
        cancel_at !== null && !cancel_at_period_end ? { cancel_at: '' as const } : { cancel_at_period_end: false }
      await stripeCall(stripe.subscriptions.update(ref, change))
      return snapshotOf(ref)
    },
    changePrice: async (ref, price) => {
      await releaseSchedule(stripe, await retrieveSubscription(stripe, ref))
      await changePrice(context, ref, price)
      return { snapshot: await snapshotOf(ref), approveUrl: null }
    },
    planChanges: { inTrial: false, canUndo: true },
    changePlan: async (ref, plan, key) => {
      await changePlan(context, ref, plan, key)
      return { snapshot: await snapshotOf(ref), approveUrl: null }
    },
    keepPlan: async (ref) => {
      await releaseSchedule(stripe, await retrieveSubscription(stripe, ref))
      return snapshotOf(ref)
    },
    moveCharge: async (ref, move) => {
      await moveCharge(stripe, await retrieveSubscription(stripe, ref), move)
      return snapshotOf(ref)
    },
    refund: async (ref, refund, key) => {
      await refundCharge(stripe, refund, key)
      return snapshotOf(ref)
    },
    changeCard: async (ref, returnUrl, key) => {
      const subscription = await retrieveSubscription(stripe, ref)
      const { actionUrl } = await purchaseSnapshot(stripe, subscription, now())
      // A customer who owes a charge pays it with the new card on the invoice's page.
      return { url: actionUrl ?? (await cardPageOf(stripe, subscription, returnUrl, key)) }
    },
    answerDispute: (dispute, evidence, key) => answerDispute(stripe, dispute, evidence, key),
    fraudWarnings: { events: fraudEventTypes, list: (filter) => fraudWarnings(stripe, filter) },
    prepare: (publicUrl) => missingWallets(stripe, publicUrl),
    purchaseOfPayment: (payment) => purchaseOfPayment(stripe, payment),
    readWebhook: (webhook, at) => readStripeWebhook(stripe, webhook, { secret: webhookSecret, now: at }),
    payouts: (from, until) => payoutsOf(stripe, from, until),
    changedSince: (since, handled) => changedSince(stripe, since, handled),
  }
}
