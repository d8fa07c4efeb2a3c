import type { DeclineReason, OrderState } from '#domain/billing/order.ts'
import { orderTransitions } from '#domain/billing/order.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Trx } from '#server/platform/db/trx.ts'
import { lockLead } from '#server/purchases/lock-lead.ts'
import type { Services } from '#server/services.ts'
import type { Attempt } from './order-attempt.ts'
import { voidAttempt } from './order-rows.ts'

type OrderId = Pick<Attempt, 'leadId' | 'orderId'>

/** Moves an order where its state allows it. What money did is never written here, only what our own call came to. */
async function move(trx: Trx, { leadId, orderId }: OrderId, to: OrderState): Promise<void> {
  const { state } = await trx
    .selectFrom('orders')
    .select('state')
    .where('lead_id', '=', leadId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (!orderTransitions[state].includes(to)) return
  await trx.updateTable('orders').set({ state: to }).where('lead_id', '=', leadId).where('id', '=', orderId).execute()
}

const locked = (services: Services, { leadId }: OrderId, work: (trx: Trx) => Promise<void>): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    await lockLead(trx, leadId)
    await work(trx)
  })

/** Nobody knows what came of an attempt: only asking the provider will tell. */
export const markUnknown = (services: Services, attempt: Attempt): Promise<void> =>
  locked(services, attempt, (trx) => move(trx, attempt, 'processing'))

/** The provider said no to an attempt; another card may be tried on the same order. */
export const markDeclined = (services: Services, attempt: Attempt, reason: DeclineReason): Promise<void> =>
  locked(services, attempt, async (trx) => {
    await trx
      .updateTable('payment_attempts')
      .set({ state: 'declined', reason, settled_at: services.now() })
      .where('lead_id', '=', attempt.leadId)
      .where('order_id', '=', attempt.orderId)
      .where('attempt', '=', attempt.attempt)
      .where('state', 'in', ['open', 'waiting', 'pending'])
      .execute()
    await move(trx, attempt, 'awaiting_payment')
  })

/** Nothing came of an attempt, and nothing will. */
export const markFailed = (services: Services, order: OrderId): Promise<void> =>
  locked(services, order, async (trx) => {
    await voidAttempt(trx, order.leadId, order.orderId, services.now())
    await move(trx, order, 'failed')
  })

/** An order that nobody will pay any more. */
export const markExpired = (services: Services, order: OrderId): Promise<void> =>
  locked(services, order, async (trx) => {
    await voidAttempt(trx, order.leadId, order.orderId, services.now())
    await move(trx, order, 'expired')
  })
