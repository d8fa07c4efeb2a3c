import { isDeepStrictEqual } from 'node:util'
import type { Charge, Refund } from '#domain/billing/purchase.ts'
import type { DisputeSnapshot } from '#domain/billing/snapshot.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { PurchaseChange } from './stored-purchase.ts'

/** Stores new and changed charges with their disputes. Returns our payment ids by the provider's references. */
export async function saveCharges(
  change: PurchaseChange,
  subscriptionId: string,
): Promise<ReadonlyMap<string, string>> {
  const { stored, after, now } = change
  const ids = new Map(stored.paymentIds)
  // Duplicates first: if another charge now counts for a period, the one that counted before has to make room in the
  // unique index.
  const duplicatesFirst = after.charges.toSorted((a, b) => Number(b.isDuplicate) - Number(a.isDuplicate))
  for (const charge of duplicatesFirst) {
    const before = stored.purchase.charges.find(({ ref }) => ref === charge.ref)
    if (isDeepStrictEqual(before, charge)) continue
    const id = ids.get(charge.ref) ?? uuidV7(now)
    ids.set(charge.ref, id)
    await saveCharge(change, subscriptionId, id, charge)
    for (const dispute of charge.disputes)
      await saveDispute(
        change,
        id,
        dispute,
        before?.disputes.find(({ ref }) => ref === dispute.ref),
      )
  }
  return ids
}

async function saveCharge(
  { trx, stored }: PurchaseChange,
  subscriptionId: string,
  id: string,
  charge: Charge,
): Promise<void> {
  const { lead_id, id: orderId, provider, livemode } = stored.order
  const columns = {
    amount_minor: charge.amount.minor,
    currency: charge.amount.currency,
    period_start: charge.period.start,
    period_end: charge.period.end,
    state: charge.state,
    reason: charge.reason,
    card_brand: charge.card?.brand ?? null,
    card_last4: charge.card?.last4 ?? null,
    wallet: charge.wallet,
    fee_minor: charge.fee?.minor ?? null,
    fee_currency: charge.fee?.currency ?? null,
    at: charge.at,
    is_duplicate: charge.isDuplicate,
  }
  await trx
    .insertInto('payments')
    .values({
      lead_id,
      id,
      order_id: orderId,
      subscription_id: subscriptionId,
      provider,
      provider_ref: charge.ref,
      livemode,
      kind: charge.kind,
      ...columns,
    })
    .onConflict((conflict) => conflict.columns(['lead_id', 'id']).doUpdateSet(columns))
    .execute()
}

async function saveDispute(
  { trx, stored, now }: PurchaseChange,
  payment_id: string,
  dispute: DisputeSnapshot,
  before: DisputeSnapshot | undefined,
): Promise<void> {
  if (isDeepStrictEqual(before, dispute)) return
  const columns = {
    state: dispute.state,
    amount_minor: dispute.amount.minor,
    currency: dispute.amount.currency,
    reason: dispute.reason ?? null,
    taken_at: dispute.takenAt,
    returned_at: dispute.returnedAt,
    fee_minor: dispute.fee?.minor ?? null,
    fee_currency: dispute.fee?.currency ?? null,
    evidence_due_at: dispute.evidenceDueAt ?? null,
    opened_at: dispute.openedAt,
  }
  const closed_at = dispute.state === 'open' ? null : (dispute.returnedAt ?? now)
  const isDecided = before === undefined || before.state !== dispute.state
  await trx
    .insertInto('disputes')
    .values({ lead_id: stored.order.lead_id, payment_id, provider_ref: dispute.ref, ...columns, closed_at })
    .onConflict((conflict) =>
      conflict
        .columns(['lead_id', 'payment_id', 'provider_ref'])
        .doUpdateSet({ ...columns, ...(isDecided ? { closed_at } : {}) }),
    )
    .execute()
}

/** A refund that succeeded settled when the provider made it, if that is known; one that failed, when we learn of it. */
function settledAt({ state, at }: Refund, now: Date): Date | null {
  if (state === 'succeeded') return at ?? now
  return state === 'failed' ? now : null
}

/** Stores new and changed refunds. A refund that we did not request was made at the provider. */
export async function saveRefunds(change: PurchaseChange, paymentIds: ReadonlyMap<string, string>): Promise<void> {
  const { trx, stored, after, now } = change
  const { lead_id } = stored.order
  for (const refund of after.refunds) {
    const before = stored.purchase.refunds.find(({ id }) => id === refund.id)
    const paymentId = paymentIds.get(refund.chargeRef)
    if (isDeepStrictEqual(before, refund) || paymentId === undefined) continue
    const columns = {
      provider_ref: refund.ref,
      amount_minor: refund.amount.minor,
      state: refund.state,
      settled_at: settledAt(refund, now),
    }
    await trx
      .insertInto('refunds')
      .values({
        lead_id,
        id: refund.id,
        payment_id: paymentId,
        currency: refund.amount.currency,
        because: 'provider',
        actor: 'provider',
        try_at: now,
        created_at: now,
        ...columns,
      })
      .onConflict((conflict) => conflict.columns(['lead_id', 'id']).doUpdateSet(columns))
      .execute()
  }
}

/** Stores the entitlements that changed. */
export async function saveEntitlements(change: PurchaseChange, paymentIds: ReadonlyMap<string, string>): Promise<void> {
  const { trx, stored, after } = change
  const { lead_id, livemode } = stored.order
  for (const entitlement of after.entitlements) {
    const before = stored.purchase.entitlements.find(({ chargeRef }) => chargeRef === entitlement.chargeRef)
    const paymentId = paymentIds.get(entitlement.chargeRef)
    if (isDeepStrictEqual(before, entitlement) || paymentId === undefined) continue
    const columns = {
      starts_at: entitlement.startsAt,
      ends_at: entitlement.endsAt,
      revoked_at: entitlement.revoked?.at ?? null,
      revoked_because: entitlement.revoked?.because ?? null,
    }
    await trx
      .insertInto('entitlements')
      .values({ lead_id, payment_id: paymentId, livemode, ...columns })
      .onConflict((conflict) => conflict.columns(['lead_id', 'payment_id']).doUpdateSet(columns))
      .execute()
  }
}
