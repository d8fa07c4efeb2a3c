import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import type { NewFinding } from '#server/platform/audit/record-finding.ts'
import type { Database } from '#server/platform/db/database.ts'

type Contradiction = Omit<NewFinding, 'now'>

/** What our own tables say that cannot be: rights that nobody paid for, two subscriptions where there may be one. */
export async function findContradictions(db: Database): Promise<readonly Contradiction[]> {
  const unpaid = await db
    .selectFrom('entitlements')
    .innerJoin('payments', 'payments.id', 'entitlements.payment_id')
    .select(['payments.id as subject', 'payments.lead_id as leadId', 'payments.order_id as orderId'])
    .where('payments.state', '<>', 'succeeded')
    .where('entitlements.revoked_at', 'is', null)
    .execute()
  const doubled = await db
    .selectFrom('subscriptions')
    .select(['id as subject', 'lead_id as leadId', 'order_id as orderId'])
    .where('state', 'in', liveSubscriptionStates)
    .where('duplicate_of', 'is not', null)
    .execute()
  return [
    ...unpaid.map((row) => ({ what: 'entitlement_without_payment', ...row }) as const),
    ...doubled.map((row) => ({ what: 'two_live_subscriptions', ...row }) as const),
  ]
}
