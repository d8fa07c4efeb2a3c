import { settledOrderStates } from '#domain/billing/order.ts'
import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import { type AttemptState, unsettledAttemptStates } from '#server/platform/db/sales-columns.ts'
import type { PurchaseChange } from './stored-purchase.ts'

/** Stores the new state of an order and of the attempt to pay it. */
export async function saveOrder(change: PurchaseChange, snapshot: PurchaseSnapshot): Promise<void> {
  const { trx, stored, after, now } = change
  const { order } = stored
  const isPaid = settledOrderStates.includes(after.order)
  await trx
    .updateTable('orders')
    .set({
      state: after.order,
      paid_at: isPaid ? (order.paid_at ?? firstPaidAt(change) ?? now) : null,
      provider_ref: after.subscription?.ref ?? order.provider_ref,
    })
    .where('lead_id', '=', order.lead_id)
    .where('id', '=', order.id)
    .execute()
  await saveAttempt(change, snapshot)
}

const firstPaidAt = ({ after }: PurchaseChange): Date | undefined =>
  after.charges.find(({ kind, state, isDuplicate }) => kind === 'initial' && state === 'succeeded' && !isDuplicate)?.at

async function saveAttempt(change: PurchaseChange, snapshot: PurchaseSnapshot): Promise<void> {
  const { trx, stored, now } = change
  const { lead_id, id } = stored.order
  const last = await trx
    .selectFrom('payment_attempts')
    .select(['attempt', 'state', 'created_at'])
    .where('lead_id', '=', lead_id)
    .where('order_id', '=', id)
    .orderBy('attempt', 'desc')
    .executeTakeFirst()
  if (last === undefined || last.state === 'succeeded') return
  const became = outcomeOf(change, snapshot, last.created_at)
  const isUnsettled = unsettledAttemptStates.some((state) => state === last.state)
  // A declined or void attempt can only change to succeeded.
  if (became === null || (!isUnsettled && became !== 'succeeded')) return
  const initial = initialCharge(change)
  await trx
    .updateTable('payment_attempts')
    .set({
      state: became,
      reason: became === 'declined' ? (initial?.reason ?? 'PAYMENT_DECLINED') : null,
      settled_at: became === 'waiting' || became === 'pending' ? null : now,
    })
    .where('lead_id', '=', lead_id)
    .where('order_id', '=', id)
    .where('attempt', '=', last.attempt)
    .execute()
}

const initialCharge = ({ after }: PurchaseChange) =>
  after.charges.find(({ kind, isDuplicate }) => kind === 'initial' && !isDuplicate)

/**
 * The state of an attempt according to a snapshot; null if the snapshot says nothing about it, for example because the
 * attempt began after the charge.
 */
function outcomeOf(change: PurchaseChange, snapshot: PurchaseSnapshot, startedAt: Date): AttemptState | null {
  const { after } = change
  const charge = initialCharge(change)
  if (settledOrderStates.includes(after.order)) return 'succeeded'
  if (after.order === 'expired') return 'void'
  if (snapshot.orderId !== after.agreement.orderId) return null
  switch (charge?.state) {
    case undefined:
    case 'requires_action':
      return 'waiting'
    case 'pending':
      return 'pending'
    case 'declined':
      return charge.at >= startedAt ? 'declined' : null
    case 'succeeded':
    case 'void':
      return null
  }
}
