import { setTimeout as wait } from 'node:timers/promises'
import { type DeclineReason, type OrderState, orderTransitions } from '#domain/billing/order.ts'
import { Problem } from '#domain/problem.ts'
import { MS_PER_MINUTE } from '#domain/time.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { keyOf } from '#server/platform/payment-provider/provider.ts'
import { applySnapshot, type Cause } from '#server/purchases/apply-snapshot.ts'
import { lockLead } from '#server/purchases/lock-lead.ts'
import { isOpen } from '#server/purchases/stored-purchase.ts'
import type { Services } from '#server/services.ts'
import { type Attempt, unsettledAttempt, voidAttempt } from './order-attempts.ts'

/** An attempt that got no reply for this long, in ms, belongs to a request that was interrupted. */
export const STUCK_AFTER_MS = MS_PER_MINUTE

/**
 * Fetches an order's state from the provider and stores it. An attempt that is still open long after its request is
 * marked as failed, so that the buyer can try again.
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
      .select(['state', 'provider', 'provider_ref as ref', 'provider_customer as customerRef'])
      .where('lead_id', '=', leadId)
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  const before = await order()
  const snapshot = await payments
    .byName(before.provider)
    .fetch({ orderId, ref: before.ref, customerRef: before.customerRef })
  if (snapshot !== null) await applySnapshot(services, leadId, orderId, snapshot, cause)
  const stuck = await db
    .selectFrom('payment_attempts')
    .select('attempt')
    .where('lead_id', '=', leadId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .where('created_at', '<', new Date(now().getTime() - STUCK_AFTER_MS))
    .executeTakeFirst()
  if (stuck !== undefined) await markFailed(services, { leadId, orderId })
  return (await order()).state
}

/**
 * Makes sure that an order will never be paid, and stores the outcome: expired, or paid before. If neither is certain
 * yet, the order stays as it is.
 */
export async function abandonOrder(services: Services, leadId: string, orderId: string): Promise<OrderState> {
  const { db, payments } = services
  const { provider, ref, customerRef } = await db
    .selectFrom('orders')
    .select(['provider', 'provider_ref as ref', 'provider_customer as customerRef'])
    .where('lead_id', '=', leadId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const configured = payments.all.find(({ name }) => name === provider)
  // No payment can come through a provider that is no longer set up.
  const handle = { orderId, ref, customerRef }
  const snapshot = configured === undefined ? null : await configured.abandon(handle, keyOf.abandon(orderId))
  if (snapshot === null) {
    const isExpired = await markExpired(services, { leadId, orderId }, customerRef)
    // In the meantime a running call stored its customer, under which it may create a purchase.
    return isExpired ? 'expired' : abandonOrder(services, leadId, orderId)
  }
  const { order } = await applySnapshot(services, leadId, orderId, snapshot, 'change')
  return order
}

/** ms within which a provider usually replies. */
const WAIT_LIMIT_MS = 2000
const POLL_MS = 50

/**
 * Ends an order that may still be paid, so that another one can start: waits for a running call, then makes sure that
 * nothing more is charged. Afterwards the order is paid or never will be.
 * @throws Problem SERVICE_UNAVAILABLE if neither is certain now
 */
export async function endOrder(services: Services, leadId: string, orderId: string): Promise<void> {
  for (let waited = 0; waited < WAIT_LIMIT_MS && (await isBeingCalled(services, leadId, orderId)); waited += POLL_MS)
    await wait(POLL_MS)
  const state = await abandonOrder(services, leadId, orderId).catch(() => null)
  if (state === null || isOpen(state)) throw new Problem('SERVICE_UNAVAILABLE')
}

async function isBeingCalled({ db, now }: Services, leadId: string, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('attempt')
    .where('lead_id', '=', leadId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .where('created_at', '>', new Date(now().getTime() - WAIT_LIMIT_MS))
    .executeTakeFirst()
  return row !== undefined
}

type OrderId = Pick<Attempt, 'leadId' | 'orderId'>

/**
 * Moves an order to a state if the transition is allowed. Only outcomes of our own calls are stored here, never
 * payments.
 */
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

const locked = <T>(services: Services, { leadId }: OrderId, work: (trx: Trx) => Promise<T>): Promise<T> =>
  inTransaction(services.db, async (trx) => {
    await lockLead(trx, leadId)
    return work(trx)
  })

/** The outcome of an attempt is unknown until the provider has been asked. */
export const markUnknown = (services: Services, attempt: Attempt): Promise<void> =>
  locked(services, attempt, (trx) => move(trx, attempt, 'processing'))

/** The provider declined an attempt; another card may be tried on the same order. */
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

/** An attempt failed for good. */
export const markFailed = (services: Services, order: OrderId): Promise<void> =>
  locked(services, order, async (trx) => {
    await voidAttempt(trx, order.leadId, order.orderId, services.now())
    await move(trx, order, 'failed')
  })

/**
 * An order can no longer be paid. Returns false if the order has another customer at the provider than the one under
 * which no purchase was found.
 */
const markExpired = (services: Services, order: OrderId, customerRef: string | null): Promise<boolean> =>
  locked(services, order, async (trx) => {
    if ((await storedCustomer(trx, order)) !== customerRef) return false
    await voidAttempt(trx, order.leadId, order.orderId, services.now())
    await move(trx, order, 'expired')
    return true
  })

const storedCustomer = async (trx: Trx, { leadId, orderId }: OrderId): Promise<string | null> => {
  const { provider_customer } = await trx
    .selectFrom('orders')
    .select('provider_customer')
    .where('lead_id', '=', leadId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return provider_customer
}

/**
 * Stores the customer that a provider created for an order. Returns the customer to use: the first one that was stored.
 * @throws Error if the attempt was abandoned in the meantime, so that nothing is paid under a customer that nobody
 * looks for
 */
export const rememberCustomer = (services: Services, attempt: Attempt, customerRef: string): Promise<string> =>
  locked(services, attempt, async (trx) => {
    const unsettled = await unsettledAttempt(trx, attempt.leadId, attempt.orderId)
    if (unsettled?.attempt !== attempt.attempt) throw new Error('The attempt was abandoned before it had a customer.')
    const stored = await storedCustomer(trx, attempt)
    if (stored !== null) return stored
    await trx
      .updateTable('orders')
      .set({ provider_customer: customerRef })
      .where('lead_id', '=', attempt.leadId)
      .where('id', '=', attempt.orderId)
      .execute()
    return customerRef
  })

/**
 * An attempt failed before its order had a customer, so nothing was charged. A customer stored by another call keeps it
 * open.
 */
export const failWithoutCustomer = (services: Services, order: OrderId): Promise<void> =>
  locked(services, order, async (trx) => {
    if ((await storedCustomer(trx, order)) !== null) return
    await voidAttempt(trx, order.leadId, order.orderId, services.now())
    await move(trx, order, 'failed')
  })
