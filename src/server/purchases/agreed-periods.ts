import type { Reader } from '#server/platform/db/transaction.ts'
import type { AgreedPeriods } from '#server/platform/payment-provider/provider.ts'
import { observedMovesOfOrder } from './charge-moves.ts'

/**
 * The agreed periods of an order's subscription, once another plan was chosen for it, even if that was undone, or a charge
 * was moved: from then on its provider may show another plan than the one that was paid for, or other days. Null before.
 */
export async function agreedPeriods(db: Reader, leadId: string, orderId: string): Promise<AgreedPeriods | null> {
  const rows = await db
    .selectFrom('subscription_plan_changes as plan')
    .innerJoin('subscriptions', (join) =>
      join.onRef('subscriptions.lead_id', '=', 'plan.lead_id').onRef('subscriptions.id', '=', 'plan.subscription_id'),
    )
    .innerJoin('orders', (join) =>
      join.onRef('orders.lead_id', '=', 'plan.lead_id').onRef('orders.id', '=', 'subscriptions.order_id'),
    )
    .select(['plan.applies_from', 'plan.renewal_days', 'undone_at', 'undone_because', 'approve_url', 'applied_at'])
    .select(['orders.first_amount_minor', 'orders.renewal_amount_minor', 'first_days'])
    .select('orders.renewal_days as orderedDays')
    .where('plan.lead_id', '=', leadId)
    .where('subscriptions.order_id', '=', orderId)
    .orderBy('plan.agreed_at')
    .execute()
  const moves = await observedMovesOfOrder(db, leadId, orderId)
  const [order = moves.length === 0 ? undefined : await termsOfOrder(db, leadId, orderId)] = rows
  if (order === undefined) return null
  const { first_amount_minor, renewal_amount_minor, first_days, orderedDays } = order
  return {
    hasIntro: first_amount_minor !== renewal_amount_minor || first_days !== orderedDays,
    firstDays: first_days,
    renewalDays: orderedDays,
    ...(moves.length === 0 ? {} : { moves }),
    changes: rows
      .filter(({ undone_at, undone_because, approve_url, applied_at }) =>
        applied_at === null
          ? undone_at === null && approve_url === null
          : undone_at === null || undone_because === 'replaced',
      )
      .map(({ applies_from, renewal_days }) => ({ from: applies_from, days: renewal_days })),
  }
}

const termsOfOrder = (db: Reader, leadId: string, orderId: string) =>
  db
    .selectFrom('orders')
    .select(['first_amount_minor', 'renewal_amount_minor', 'first_days', 'renewal_days as orderedDays'])
    .where('lead_id', '=', leadId)
    .where('id', '=', orderId)
    .executeTakeFirst()
