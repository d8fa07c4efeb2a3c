import type { OrderState } from '#domain/billing/order.ts'
import { applySnapshot, type Cause } from '#server/purchases/apply-snapshot.ts'
import type { Services } from '#server/services.ts'
import { markFailed } from './mark-order.ts'

/** An attempt without an answer for this long, ms, belongs to a request that broke off. */
export const STUCK_AFTER = 60_000

/**
 * Asks the provider what became of an order, and writes it down. An attempt that the provider still knows nothing of
 * when its request must long be over is given up, so that its buyer can try again.
 */
export async function resolveOrder(
  services: Services,
  leadId: string,
  orderId: string,
  cause: Cause,
): Promise<OrderState> {
  const { db, payments, now } = services
  const order = () =>
    db
      .selectFrom('orders')
      .select(['state', 'provider', 'provider_ref as ref'])
      .where('lead_id', '=', leadId)
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  const before = await order()
  const snapshot = await payments.byName(before.provider).fetch({ orderId, ref: before.ref })
  if (snapshot !== null) await applySnapshot(services, leadId, orderId, snapshot, cause)
  const stuck = await db
    .selectFrom('payment_attempts')
    .select('attempt')
    .where('lead_id', '=', leadId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .where('created_at', '<', new Date(now().getTime() - STUCK_AFTER))
    .executeTakeFirst()
  if (stuck !== undefined) await markFailed(services, { leadId, orderId })
  return (await order()).state
}
