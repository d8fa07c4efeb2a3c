import { isDeepStrictEqual } from 'node:util'
import type { PurchaseChange } from '#server/purchases/change.ts'

/** Writes down the refunds that are new or changed. One that we did not ask for was made at the provider. */
export async function saveRefunds(change: PurchaseChange, paymentIds: ReadonlyMap<string, string>): Promise<void> {
  const { trx, stored, after, now } = change
  const { lead_id } = stored.order
  for (const refund of after.refunds) {
    const before = stored.purchase.refunds.find(({ id }) => id === refund.id)
    const paymentId = paymentIds.get(refund.chargeRef)
    if (isDeepStrictEqual(before, refund) || paymentId === undefined) continue
    const told = {
      provider_ref: refund.ref,
      amount_minor: refund.amount.minor,
      state: refund.state,
      settled_at: refund.state === 'succeeded' || refund.state === 'failed' ? now : null,
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
        ...told,
      })
      .onConflict((conflict) => conflict.columns(['lead_id', 'id']).doUpdateSet(told))
      .execute()
  }
}
