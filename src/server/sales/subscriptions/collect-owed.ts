import { sql } from 'kysely'
import { owedOf } from '#domain/billing/next-charge.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { keyOf, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { agreedPeriods } from '#server/purchases/agreed-periods.ts'
import { applySnapshot } from '#server/purchases/apply-snapshot.ts'
import { readPurchase } from '#server/purchases/read-purchase.ts'
import type { SubscriptionRow } from '#server/purchases/stored-purchase.ts'
import type { Services } from '#server/services.ts'

type Collecting = Pick<SubscriptionRow, 'lead_id' | 'id' | 'order_id' | 'provider' | 'provider_ref' | 'changes'>

/** Records that a renewal which is owed is about to be collected, so that a job can ask again after a crash. */
export async function recordCollection(
  trx: Trx,
  { lead_id, id }: Pick<SubscriptionRow, 'lead_id' | 'id'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ intent: 'collect', intent_at: now, collect_tried_at: now, changes: sql`changes + 1` })
    .where('lead_id', '=', lead_id)
    .where('id', '=', id)
    .execute()
}

/**
 * Asks the provider for a renewal that is owed, under the key of its record, and stores the resulting state. Whether it
 * was paid or refused, the record is closed; if the outcome is unknown it stays, and a job asks again.
 */
export async function executeCollection(services: Services, subscription: Collecting): Promise<void> {
  const { db, payments } = services
  const { lead_id: leadId, id, order_id: orderId, provider_ref: ref, changes } = subscription
  const { purchase } = await readPurchase(db, leadId, orderId)
  const owed = owedOf(purchase, services.now())
  const provider = payments.byName(subscription.provider)
  const periods = await agreedPeriods(db, leadId, orderId)
  const collect = async () => {
    if (owed === null || provider.collectOwed === undefined)
      return { snapshot: await provider.fetch({ orderId, ref, periods }), isSettled: true }
    return provider.collectOwed(ref, owed.amount, keyOf.collect(id, changes), periods)
  }
  const { snapshot, isSettled } = await collect().catch(async (error: unknown) => {
    if (!(error instanceof ProviderError) || error.kind !== 'REFUSED') throw error
    return { snapshot: await provider.fetch({ orderId, ref, periods }), isSettled: true }
  })
  if (snapshot !== null) await applySnapshot(services, leadId, orderId, snapshot, 'change')
  if (!isSettled) return
  await db
    .updateTable('subscriptions')
    .set({ intent: null, intent_at: null })
    .where('lead_id', '=', leadId)
    .where('id', '=', id)
    .where('intent', '=', 'collect')
    .where('changes', '=', changes)
    .execute()
}
