import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import {
  type OpenedPurchase,
  type PaymentProvider,
  ProviderError,
  type PurchaseHandle,
  type PurchaseOrder,
} from '#server/platform/payment-provider/provider.ts'
import { advanceSubscription, endSubscription } from './advance.ts'
import { insertExpiredSubscription, insertSubscription, refundCharge, tryFirstCharge } from './charges.ts'
import { answerDispute, disputedCharge } from './disputes.ts'
import { bankPageOf, cardPageOf, snapshotOf } from './purchase-snapshot.ts'
import {
  byOrder,
  byRef,
  isNewKey,
  lockOrder,
  type SandboxSubscription,
  sandboxSettings,
  type Trx,
  updateSubscription,
} from './sandbox-database.ts'
import { sandboxCards } from './test-cards.ts'

/** Clears a chosen plan that has not begun. */
const noNextPlan = { next_amount_minor: null, next_days: null } as const

export type SandboxOptions = { readonly db: Database; readonly now: () => Date }

/**
 * The built-in provider. It takes test cards and moves no money; it renews, retries, ends subscriptions and gets
 * disputes like a real provider, and stores everything in its own tables, so it survives a crash like a real one.
 */
export function createSandbox({ db, now }: SandboxOptions): PaymentProvider {
  /**
   * Applies one change to a purchase after advancing it; a repeated key has no further effect. Of two snapshots the
   * later one counts: a change is dated after it was made, and a read is dated before it waits for a change in
   * progress.
   */
  const once = (
    handle: PurchaseHandle,
    key: string,
    act: (trx: Trx, subscription: SandboxSubscription, at: Date) => Promise<void>,
  ): Promise<PurchaseSnapshot> =>
    inTransaction(db, async (trx) => {
      await lockOrder(trx, handle.orderId)
      const at = now()
      const before = await byOrder(trx, handle.orderId)
      if (before === undefined) throw new ProviderError('REFUSED', 'The sandbox has no such subscription.')
      await advanceSubscription(trx, before.ref, at)
      const present = (await byOrder(trx, handle.orderId)) ?? before
      if (await isNewKey(trx, key, at)) await act(trx, present, at)
      return snapshotOf(trx, (await byOrder(trx, handle.orderId)) ?? present, now())
    })

  const handleOf = async (ref: string): Promise<PurchaseHandle> => {
    const subscription = await byRef(db, ref)
    if (subscription === undefined) throw new ProviderError('REFUSED', 'The sandbox has no such subscription.')
    return { orderId: subscription.order_id, ref }
  }

  async function open(order: PurchaseOrder, key: string): Promise<OpenedPurchase> {
    const scenario = order.scenario ?? 'ok'
    await inTransaction(db, async (trx) => {
      await lockOrder(trx, order.orderId)
      if ((await byOrder(trx, order.orderId)) === undefined) await insertSubscription(trx, order, now())
    })
    const handle = { orderId: order.orderId, ref: null }
    let isNew = false
    const snapshot = await once(handle, key, async (trx, subscription, at) => {
      isNew = true
      if (subscription.state === 'incomplete') await tryFirstCharge(trx, subscription, order, at)
    })
    if (isNew && sandboxCards[scenario].answerLost === true)
      throw new Error('The sandbox lost its reply, as the test card demands.')
    const mustApprove = snapshot.charges.some(({ state }) => state === 'requires_action')
    if (!mustApprove) return { snapshot, next: { kind: 'none' } }
    if (order.method === 'FAST_PAYMENTS')
      return { snapshot, next: { kind: 'approve_wallet', subscriptionId: snapshot.ref } }
    return { snapshot, next: { kind: 'challenge', url: bankPageOf(snapshot.ref) } }
  }

  return {
    name: 'sandbox',
    canResume: true,
    open,
    fetch: async ({ orderId }) =>
      inTransaction(db, async (trx) => {
        const at = now()
        await lockOrder(trx, orderId)
        const known = await byOrder(trx, orderId)
        if (known === undefined) return null
        await advanceSubscription(trx, known.ref, at)
        return snapshotOf(trx, (await byOrder(trx, orderId)) ?? known, at)
      }),
    abandon: async (handle, key) => {
      // An unknown order is stored as expired, so that a request that is still in transit finds it expired.
      await inTransaction(db, async (trx) => {
        await lockOrder(trx, handle.orderId)
        if ((await byOrder(trx, handle.orderId)) === undefined)
          await insertExpiredSubscription(trx, handle.orderId, now())
      })
      return once(handle, key, async (trx, subscription, at) => {
        if (subscription.state !== 'incomplete') return
        await trx
          .updateTable('sandbox_charges')
          .set({ state: 'void', at })
          .where('subscription_ref', '=', subscription.ref)
          .execute()
        await updateSubscription(
          trx,
          subscription,
          { state: 'incomplete_expired', ended_at: at },
          'subscription.expired',
          at,
        )
      })
    },
    cancel: async (ref, when, key) =>
      once(await handleOf(ref), key, async (trx, subscription, at) => {
        if (subscription.state === 'canceled' || subscription.state === 'incomplete_expired') return
        if (when === 'now') await endSubscription(trx, subscription, at)
        else
          await updateSubscription(
            trx,
            subscription,
            { ...noNextPlan, cancel_at_period_end: true },
            'subscription.cancelling',
            at,
          )
      }),
    resume: async (ref, key) =>
      once(await handleOf(ref), key, async (trx, subscription, at) => {
        if (subscription.state === 'canceled') throw new ProviderError('REFUSED', 'It has ended.')
        await updateSubscription(trx, subscription, { cancel_at_period_end: false }, 'subscription.resumed', at)
      }),
    changePrice: async (ref, { after }, key) => {
      const snapshot = await once(await handleOf(ref), key, async (trx, subscription, at) => {
        if (subscription.state === 'canceled') throw new ProviderError('REFUSED', 'It has ended.')
        if (subscription.currency !== after.currency)
          throw new ProviderError('MISCONFIGURED', 'The price is in another currency.')
        await updateSubscription(trx, subscription, { renewal_amount_minor: after.minor }, 'subscription.repriced', at)
      })
      return { snapshot, approveUrl: null }
    },
    planChanges: { inTrial: true, canUndo: true },
    changePlan: async (ref, { renewal, days }, key) => {
      const snapshot = await once(await handleOf(ref), key, async (trx, subscription, at) => {
        if (subscription.state !== 'active') throw new ProviderError('REFUSED', 'It is not paid for.')
        if (subscription.currency !== renewal.currency)
          throw new ProviderError('MISCONFIGURED', 'The plan is in another currency.')
        const changes = { next_amount_minor: renewal.minor, next_days: days, cancel_at_period_end: false }
        await updateSubscription(trx, subscription, changes, 'subscription.plan_chosen', at)
      })
      return { snapshot, approveUrl: null }
    },
    keepPlan: async (ref, key) =>
      once(await handleOf(ref), key, (trx, subscription, at) =>
        updateSubscription(trx, subscription, noNextPlan, 'subscription.plan_kept', at),
      ),
    moveCharge: async (ref, { to }, key) =>
      once(await handleOf(ref), key, async (trx, subscription, at) => {
        if (subscription.state !== 'active') throw new ProviderError('REFUSED', 'It is not paid for.')
        await updateSubscription(trx, subscription, { period_end: to }, 'subscription.postponed', at)
      }),
    refund: async (ref, refund, key) =>
      once(await handleOf(ref), key, (trx, subscription, at) => refundCharge(trx, subscription, refund, at)),
    answerDispute: async (dispute, _evidence, key) => {
      const charge = await disputedCharge(db, dispute)
      if (charge === undefined) throw new ProviderError('REFUSED', 'The sandbox has no such open dispute.')
      await once(await handleOf(charge.subscription_ref), key, (trx, subscription, at) =>
        answerDispute(trx, subscription, charge.ref, at),
      )
    },
    changeCard: async (ref) => ({ url: cardPageOf(ref) }),
    // Every event of the sandbox names its purchase.
    purchaseOfPayment: async () => null,
    readWebhook: async (webhook, at) => {
      // Loaded with the first webhook, because the start of the server waits for this file.
      const { verifyWebhook } = await import('./webhooks.ts')
      const { signingSecret } = await sandboxSettings(db)
      const { id, type, ref, orderId } = verifyWebhook(webhook, signingSecret, at)
      return { eventId: id, type, livemode: false, ref, orderId, payment: null }
    },
    changedSince: async function* (since) {
      const rows = await db
        .selectFrom('sandbox_subscriptions')
        .select(['ref', 'order_id as orderId'])
        .where('changed_at', '>=', since)
        .orderBy('changed_at')
        .execute()
      yield* rows
    },
  }
}
