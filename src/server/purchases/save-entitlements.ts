import { isDeepStrictEqual } from 'node:util'
import type { PurchaseChange } from '#server/purchases/change.ts'

/** Writes down the rights to use the plan that changed. */
export async function saveEntitlements(change: PurchaseChange, paymentIds: ReadonlyMap<string, string>): Promise<void> {
  const { trx, stored, after } = change
  const { lead_id, livemode } = stored.order
  for (const entitlement of after.entitlements) {
    const before = stored.purchase.entitlements.find(({ chargeRef }) => chargeRef === entitlement.chargeRef)
    const paymentId = paymentIds.get(entitlement.chargeRef)
    if (isDeepStrictEqual(before, entitlement) || paymentId === undefined) continue
    const told = {
      starts_at: entitlement.startsAt,
      ends_at: entitlement.endsAt,
      revoked_at: entitlement.revoked?.at ?? null,
      revoked_because: entitlement.revoked?.because ?? null,
    }
    await trx
      .insertInto('entitlements')
      .values({ lead_id, payment_id: paymentId, livemode, ...told })
      .onConflict((conflict) => conflict.columns(['lead_id', 'payment_id']).doUpdateSet(told))
      .execute()
  }
}
