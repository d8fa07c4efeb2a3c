import type { Transaction } from 'kysely'
import type { Money } from '#domain/billing/money.ts'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import type { PaymentState } from '#server/db/tables/orders.ts'
import type { Attempt, Standing } from '#server/orders/attempt.ts'

/** Where an attempt stands, with what it is about. */
export async function standingOf(
  db: Database | Transaction<Schema>,
  { leadId, orderId, attempt }: Attempt,
): Promise<Standing & { readonly payment: PaymentState; readonly amount: Money; readonly startedAt: Date }> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('orders', (join) =>
      join.onRef('orders.lead_id', '=', 'payments.lead_id').onRef('orders.id', '=', 'payments.order_id'),
    )
    .select(['orders.state', 'payments.state as payment', 'payments.reason'])
    .select(['payments.amount_minor', 'payments.currency', 'payments.created_at'])
    .where('payments.lead_id', '=', leadId)
    .where('payments.order_id', '=', orderId)
    .where('payments.attempt', '=', attempt)
    .executeTakeFirstOrThrow()
  const { state, payment, reason } = row
  return {
    state,
    payment,
    reason,
    amount: { minor: row.amount_minor, currency: row.currency },
    startedAt: row.created_at,
  }
}
