import type { OrderView } from '#domain/api/orders.ts'
import { Problem } from '#domain/problems.ts'
import { hashOf } from '#server/crypto/secret.ts'
import type { Services } from '#server/http/services.ts'
import { settleOrder } from '#server/orders/settle-order.ts'
import { attemptKeyOf } from '#server/payments/provider.ts'

/** An order for whoever holds its secret. @throws Problem ORDER_UNKNOWN */
export async function viewOrder(services: Services, id: string, secret: string): Promise<OrderView> {
  const order = await findOrder(services, id, secret)
  if (order.state === 'paid' || order.state === 'declined') return viewOf(order)
  // The buyer waits for the provider's word: it is asked at once instead of with the next round of the job.
  const said = await services.payments.fetchPayment(attemptKeyOf(id, order.attempt))
  if (said === null || said.kind === 'pending') return viewOf(order)
  await settleOrder(services, { leadId: order.lead_id, orderId: id, attempt: order.attempt }, said)
  return viewOf(await findOrder(services, id, secret))
}

async function findOrder({ db }: Services, id: string, secret: string) {
  const row = await db
    .selectFrom('order_requests')
    .innerJoin('orders', 'orders.id', 'order_requests.order_id')
    .selectAll('orders')
    .select('order_requests.attempt')
    .where('order_requests.secret_hash', '=', hashOf(secret))
    .where('orders.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new Problem('ORDER_UNKNOWN')
  return row
}

const viewOf = (order: Awaited<ReturnType<typeof findOrder>>): OrderView => ({
  id: order.id,
  state: order.state,
  planKey: order.product_key,
  planName: order.product_name,
  amountMinor: order.first_amount_minor,
  currency: order.currency,
  paidAt: order.paid_at?.toISOString() ?? null,
  accessUntil: order.access_until?.toISOString() ?? null,
  renewal: {
    amountMinor: order.renewal_amount_minor,
    days: order.renewal_days,
    on: order.access_until?.toISOString() ?? null,
  },
  sandbox: !order.livemode,
})
