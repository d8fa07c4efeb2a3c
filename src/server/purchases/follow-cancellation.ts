import { isLive } from '#domain/billing/subscription.ts'
import { MS_PER_HOUR } from '#domain/time.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { recordIntent } from './record-intent.ts'
import type { PurchaseChange, SubscriptionRow } from './stored-purchase.ts'

/** ms after a decision within which an earlier call of ours that hung may still reach the provider. */
const LATE_CALL_MS = MS_PER_HOUR

/**
 * Handles a subscription that was set to end but that its provider renews nevertheless. Shortly after the decision, an
 * earlier call of ours has arrived late: the end is requested again, because the customer was told of it. Later,
 * somebody has undone it in the provider's dashboard, and its reason is cleared. Returns the change that is left to
 * store.
 */
export async function followCancellation(change: PurchaseChange): Promise<PurchaseChange> {
  const { trx, stored, after, happened, now } = change
  const { subscription: row } = stored
  const life = after.subscription
  if (row === null || row.ending_because === null || row.intent !== null) return change
  if (life === null || life.ref !== row.provider_ref || !isLive(life) || life.cancelAtPeriodEnd) return change
  const { lead_id: leadId, id: subscriptionId, ending_because: because } = row
  if (await isJustDecided(trx, row, now)) {
    await recordIntent(trx, { leadId, subscriptionId, intent: 'cancel_at_period_end', because, now })
    return { ...change, happened: happened.filter(({ kind }) => kind !== 'resumed') }
  }
  await trx
    .updateTable('subscriptions')
    .set({ ending_because: null })
    .where('lead_id', '=', leadId)
    .where('id', '=', subscriptionId)
    .execute()
  return { ...change, after: { ...after, endingBecause: null } }
}

async function isJustDecided(trx: Trx, { lead_id, id }: SubscriptionRow, now: Date): Promise<boolean> {
  const decision = await trx
    .selectFrom('audit_log')
    .select('id')
    .where('lead_id', '=', lead_id)
    .where('at', '>', new Date(now.getTime() - LATE_CALL_MS))
    .where('subject', '=', id)
    .where('action', 'in', ['cancel', 'keep plan'])
    .executeTakeFirst()
  return decision !== undefined
}
