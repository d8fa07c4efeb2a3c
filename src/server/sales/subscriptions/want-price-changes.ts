import { sql } from 'kysely'
import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import type { Database } from '#server/platform/db/database.ts'

/**
 * Writes down that providers are to be asked for the prices that were agreed and that they do not know yet. Each is
 * asked for in the last period before it applies, so that no earlier renewal costs more than was said. Returns whose.
 */
export async function recordPriceIntents(
  db: Database,
  now: Date,
  leadId: string | null = null,
): Promise<readonly { readonly lead_id: string; readonly id: string }[]> {
  return db
    .updateTable('subscriptions')
    .from('subscription_price_changes as price')
    .set({ intent: 'change_price', intent_at: now, changes: sql`changes + 1` })
    .whereRef('price.lead_id', '=', 'subscriptions.lead_id')
    .whereRef('price.subscription_id', '=', 'subscriptions.id')
    .where('price.agreed_at', 'is not', null)
    .where('price.applied_at', 'is', null)
    .where('price.approve_url', 'is', null)
    .where('subscriptions.state', 'in', liveSubscriptionStates)
    .where('subscriptions.intent', 'is', null)
    .where('subscriptions.cancel_at_period_end', '=', false)
    .where('subscriptions.ending_because', 'is', null)
    .where(isLastPeriodBefore('subscriptions.period_end', 'price.applies_from'))
    .$if(leadId !== null, (query) => query.where('subscriptions.lead_id', '=', leadId ?? ''))
    .returning(['subscriptions.lead_id', 'subscriptions.id'])
    .execute()
}

/** Whether a period that ends then is followed by a renewal at the new price, in SQL as `isFrom` has it. */
export const isLastPeriodBefore = (periodEnd: string, appliesFrom: string) =>
  sql<boolean>`${sql.ref(periodEnd)} >= ${sql.ref(appliesFrom)} - interval '1 day'`
