import type { Selectable } from 'kysely'
import type { Charge, Entitlement, Purchase, Refund } from '#domain/billing/purchase.ts'
import type { Card, DisputeSnapshot } from '#domain/billing/snapshot.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { Reader } from '#server/platform/db/transaction.ts'
import { observedMoves } from './charge-moves.ts'
import { agreedChanges, planChangesOf } from './plan-changes.ts'
import { openProposal, priceChangesOf } from './price-changes.ts'
import type { OrderRow, StoredPurchase, SubscriptionRow } from './stored-purchase.ts'

/** Reads all rows of one purchase. Within a transaction its lead should be locked first. */
export async function readPurchase(db: Reader, leadId: string, orderId: string): Promise<StoredPurchase> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const subscription = await subscriptionOf(db, order)
  const priceChanges = await priceChangesOf(db, subscription)
  const planChanges = await planChangesOf(db, subscription)
  const moves = await observedMoves(db, subscription)
  const ours = db.selectFrom('payments').select('id').where('order_id', '=', orderId)
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('order_id', '=', orderId)
    .orderBy('period_start')
    .orderBy('provider_ref')
    .execute()
  const refs = new Map(payments.map(({ id, provider_ref }) => [id, provider_ref]))
  const refOf = (paymentId: string): string => refs.get(paymentId) ?? paymentId
  const disputes = await db
    .selectFrom('disputes')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('payment_id', 'in', ours)
    .orderBy('opened_at')
    .orderBy('provider_ref')
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('payment_id', 'in', ours)
    .orderBy('id')
    .execute()
  const entitlements = await db
    .selectFrom('entitlements')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('payment_id', 'in', ours)
    .orderBy('starts_at')
    .execute()
  const purchase: Purchase = {
    agreement: agreementOf(order, agreedChanges(priceChanges, planChanges)),
    order: order.state,
    subscription: subscription === null ? null : subscriptionFrom(subscription),
    charges: payments.map((payment) =>
      chargeFrom(
        payment,
        disputes.filter(({ payment_id }) => payment_id === payment.id),
      ),
    ),
    refunds: refunds.map((refund) => refundFrom(refund, refOf(refund.payment_id))),
    entitlements: entitlements.map((entitlement) => entitlementFrom(entitlement, refOf(entitlement.payment_id))),
    ...(moves.length === 0 ? {} : { moves }),
    endingBecause: subscription?.ending_because ?? null,
    proposal: openProposal(priceChanges, planChanges),
  }
  const paymentIds = new Map(payments.map(({ id, provider_ref }) => [provider_ref, id]))
  return { order, subscription, priceChanges, planChanges, paymentIds, purchase }
}

/**
 * The order's current subscription. One that was never paid may have been replaced by another, whose reference the
 * order has.
 */
async function subscriptionOf(db: Reader, { lead_id, id, provider_ref }: OrderRow): Promise<SubscriptionRow | null> {
  if (provider_ref === null) return null
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('lead_id', '=', lead_id)
    .where('order_id', '=', id)
    .where('provider_ref', '=', provider_ref)
    .executeTakeFirst()
  return row ?? null
}

const agreementOf = (order: OrderRow, changes: Purchase['agreement']['changes']): Purchase['agreement'] => ({
  orderId: order.id,
  provider: order.provider,
  livemode: order.livemode,
  first: { minor: order.first_amount_minor, currency: order.currency },
  firstDays: order.first_days,
  renewal: { minor: order.renewal_amount_minor, currency: order.currency },
  renewalDays: order.renewal_days,
  changes,
})

const subscriptionFrom = (row: SubscriptionRow): NonNullable<Purchase['subscription']> => ({
  ref: row.provider_ref,
  state: row.state,
  phase: row.phase,
  period:
    row.period_start === null || row.period_end === null ? null : { start: row.period_start, end: row.period_end },
  cancelAtPeriodEnd: row.cancel_at_period_end,
  endedAt: row.ended_at,
  endReason: row.end_reason,
  pastDueSince: row.past_due_since,
  card: cardOf(row),
  actionUrl: row.action_url,
  nextAmount:
    row.next_amount_minor === null || row.next_currency === null
      ? null
      : { minor: row.next_amount_minor, currency: row.next_currency },
  nextDays: row.next_days,
  nextTryAt: row.next_try_at,
  collectable:
    row.collectable_minor === null || row.collectable_currency === null
      ? null
      : { minor: row.collectable_minor, currency: row.collectable_currency },
  asOf: row.as_of,
})

/** The card in a row; null if there is none, as with a PayPal account. */
export const cardOf = (row: { readonly card_brand: string | null; readonly card_last4: string | null }): Card | null =>
  row.card_brand === null || row.card_last4 === null ? null : { brand: row.card_brand, last4: row.card_last4 }

const disputeFrom = (row: Selectable<Schema['disputes']>): DisputeSnapshot => ({
  ref: row.provider_ref,
  state: row.state,
  amount: { minor: row.amount_minor, currency: row.currency },
  openedAt: row.opened_at,
  takenAt: row.taken_at,
  returnedAt: row.returned_at,
  ...feeOf(row),
  ...(row.reason === null ? {} : { reason: row.reason }),
  ...(row.evidence_due_at === null ? {} : { evidenceDueAt: row.evidence_due_at }),
})

type Fee = Pick<Selectable<Schema['payments']>, 'fee_minor' | 'fee_currency'>
const feeOf = ({ fee_minor: minor, fee_currency: currency }: Fee): Pick<Charge, 'fee'> =>
  minor === null || currency === null ? {} : { fee: { minor, currency } }

const chargeFrom = (
  row: Selectable<Schema['payments']>,
  disputes: readonly Selectable<Schema['disputes']>[],
): Charge => ({
  ref: row.provider_ref,
  kind: row.kind,
  amount: { minor: row.amount_minor, currency: row.currency },
  ...feeOf(row),
  period: { start: row.period_start, end: row.period_end },
  state: row.state,
  reason: row.reason,
  card: cardOf(row),
  wallet: row.wallet,
  at: row.at,
  isDuplicate: row.is_duplicate,
  disputes: disputes.map(disputeFrom),
})

const refundFrom = (row: Selectable<Schema['refunds']>, chargeRef: string): Refund => ({
  id: row.id,
  chargeRef,
  ref: row.provider_ref,
  amount: { minor: row.amount_minor, currency: row.currency },
  state: row.state,
  ...(row.state === 'succeeded' && row.settled_at !== null ? { at: row.settled_at } : {}),
})

const entitlementFrom = (row: Selectable<Schema['entitlements']>, chargeRef: string): Entitlement => ({
  chargeRef,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  revoked:
    row.revoked_at === null || row.revoked_because === null
      ? null
      : { at: row.revoked_at, because: row.revoked_because },
})
