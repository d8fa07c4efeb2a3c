import { sql } from 'kysely'
import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { type Deadline, noDeadline } from '#server/platform/concurrency/deadline.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Services } from '#server/services.ts'

/** Rows that one run may take on; how many it gets done depends on the providers. */
const BATCH_SIZE = 2000

/**
 * Erases the customers of erased persons at their providers, once the purchase is closed: no live subscription and no
 * refund that still has to be sent. Failures are retried by the next run.
 */
export async function eraseCustomers(services: Services, log: Log, deadline: Deadline = noDeadline): Promise<void> {
  const { db, now } = services
  const erasers = services.payments.all.filter(({ eraseCustomer }) => eraseCustomer !== undefined)
  if (erasers.length === 0) return
  const due = await db
    .selectFrom('orders')
    .innerJoin('leads', 'leads.id', 'orders.lead_id')
    .select(['orders.lead_id', 'orders.id', 'provider', 'provider_ref', 'provider_customer'])
    .where('leads.erased_at', 'is not', null)
    .where('customer_erased_at', 'is', null)
    .where(
      'provider',
      'in',
      erasers.map(({ name }) => name),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptions')
            .select('subscriptions.id')
            .whereRef('subscriptions.order_id', '=', 'orders.id')
            .where('subscriptions.state', 'in', liveSubscriptionStates),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds')
            .innerJoin('payments', 'payments.id', 'refunds.payment_id')
            .select('refunds.id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('refunds.state', '=', 'requested'),
        ),
      ),
    )
    .orderBy(sql`orders.asked_at nulls first`)
    .limit(BATCH_SIZE)
    .execute()
  for (const order of due) {
    if (deadline.isOver()) return
    const { lead_id, id: orderId, provider, provider_ref: ref, provider_customer: customerRef } = order
    try {
      await services.payments.byName(provider).eraseCustomer?.({ orderId, ref, customerRef })
      await db
        .updateTable('orders')
        .set({ customer_erased_at: now() })
        .where('lead_id', '=', lead_id)
        .where('id', '=', orderId)
        .execute()
    } catch (error) {
      log.warn(
        { provider, error: describeError(error) },
        'a customer could not be erased at a provider; it will be retried',
      )
    }
  }
}
