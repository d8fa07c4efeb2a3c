import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import type { Reader } from '#server/platform/db/transaction.ts'

export type Payer = { readonly leadId: string; readonly isEnding: boolean }

/** Whose subscriptions pay for a household now, and whether each ends with its period. */
export async function payersOf(db: Reader, householdId: string, livemode: boolean): Promise<readonly Payer[]> {
  const rows = await db
    .selectFrom('accounts')
    .innerJoin('subscriptions', 'subscriptions.lead_id', 'accounts.lead_id')
    .select(['subscriptions.lead_id as leadId', 'subscriptions.cancel_at_period_end', 'subscriptions.ending_because'])
    .where('accounts.household_id', '=', householdId)
    .where('subscriptions.livemode', '=', livemode)
    .where('subscriptions.state', 'in', [...liveSubscriptionStates])
    .execute()
  return rows.map(({ leadId, cancel_at_period_end, ending_because }) => ({
    leadId,
    isEnding: cancel_at_period_end || ending_because !== null,
  }))
}
