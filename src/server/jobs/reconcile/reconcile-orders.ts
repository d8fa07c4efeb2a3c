import { MS_PER_MINUTE } from '#domain/time.ts'
import { type Deadline, noDeadline } from '#server/platform/concurrency/deadline.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import { isOpen, openOrderStates } from '#server/purchases/stored-purchase.ts'
import { abandonOrder, resolveOrder, STUCK_AFTER_MS } from '#server/sales/checkout/resolve-order.ts'
import type { Services } from '#server/services.ts'

/** Rows that one run may take on; how many it gets done depends on the providers. */
const BATCH_SIZE = 2000
/** ms after which the provider is asked again about an order that waits for its buyer. */
const ASK_AGAIN_AFTER_MS = 5 * MS_PER_MINUTE

/**
 * Asks the providers about unsettled orders: interrupted calls, slow payments, closed pages. An expired order is
 * fetched a last time and then abandoned. Returns how many were settled.
 */
export async function reconcileOrders(services: Services, log: Log, deadline: Deadline = noDeadline): Promise<number> {
  const now = services.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const unsettled = await services.db
    .selectFrom('orders')
    .select(['lead_id', 'id', 'expires_at'])
    .where('state', 'in', openOrderStates)
    .where('provider', 'in', services.payments.names)
    .where(({ and, or, eb, exists, selectFrom }) =>
      or([
        eb('expires_at', '<=', now),
        and([
          eb('provider_ref', 'is not', null),
          or([eb('asked_at', 'is', null), eb('asked_at', '<', before(ASK_AGAIN_AFTER_MS))]),
        ]),
        exists(
          selectFrom('payment_attempts')
            .select('attempt')
            .whereRef('payment_attempts.lead_id', '=', 'orders.lead_id')
            .whereRef('payment_attempts.order_id', '=', 'orders.id')
            .where('payment_attempts.state', 'in', ['open', 'pending'])
            .where('payment_attempts.created_at', '<', before(STUCK_AFTER_MS)),
        ),
      ]),
    )
    .where('created_at', '<', before(STUCK_AFTER_MS))
    .orderBy('asked_at', (order) => order.asc().nullsFirst())
    .limit(BATCH_SIZE)
    .execute()
  let settled = 0
  for (const { lead_id, id, expires_at } of unsettled) {
    if (deadline.isOver()) break
    try {
      await services.db
        .updateTable('orders')
        .set({ asked_at: now })
        .where('lead_id', '=', lead_id)
        .where('id', '=', id)
        .execute()
      const state = await resolveOrder(services, lead_id, id, 'job')
      if (expires_at <= now && isOpen(state)) await abandonOrder(services, lead_id, id)
      if (!isOpen(state)) settled++
    } catch (error) {
      log.error({ error: describeError(error) }, 'an order could not be settled')
    }
  }
  return settled
}
