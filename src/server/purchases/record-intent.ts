import { sql } from 'kysely'
import type { EndReason } from '#domain/billing/subscription.ts'
import type { Intent } from '#server/platform/db/sales-columns.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { undoPlanToCome } from './plan-changes.ts'

export type NewIntent = {
  readonly leadId: string
  readonly subscriptionId: string
  readonly intent: Intent
  /** Null clears the reason. */
  readonly because: EndReason | null
  readonly now: Date
}

/** Records a request that we are about to send to the provider, so that a job can send it after a crash. */
export async function recordIntent(
  trx: Trx,
  { leadId, subscriptionId, intent, because, now }: NewIntent,
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ intent, intent_at: now, ending_because: because, changes: sql`changes + 1` })
    .where('lead_id', '=', leadId)
    .where('id', '=', subscriptionId)
    .execute()
  if (intent === 'cancel_at_period_end' || intent === 'cancel_now')
    await undoPlanToCome(trx, { lead_id: leadId, id: subscriptionId }, 'canceled', now)
}
