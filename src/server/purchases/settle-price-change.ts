import { isFrom } from '#domain/billing/agreed-price.ts'
import type { PurchaseChange } from '#server/purchases/change.ts'
import { enqueuePurchaseEmail } from '#server/purchases/money-mail.ts'
import { planNotices } from '#server/purchases/plan-notices.ts'
import { readPurchase } from '#server/purchases/read-purchase.ts'
import type { Services } from '#server/services.ts'

/** Writes down that a provider now knows a price that was agreed; whoever said yes to it has that in writing. */
export async function markPriceChangeApplied(
  services: Services,
  { trx, stored, after, now }: PurchaseChange,
): Promise<void> {
  const { subscription } = stored
  const { nextAmount = null, period = null } = after.subscription ?? {}
  if (subscription === null || nextAmount === null || period === null) return
  const row = stored.priceChanges.find(
    ({ agreed_at, applied_at, after_minor, currency, applies_from }) =>
      agreed_at !== null &&
      applied_at === null &&
      after_minor === nextAmount.minor &&
      currency === nextAmount.currency &&
      isFrom(period.end, applies_from),
  )
  if (row === undefined) return
  await trx
    .updateTable('subscription_price_changes')
    .set({ applied_at: now })
    .where('lead_id', '=', row.lead_id)
    .where('subscription_id', '=', row.subscription_id)
    .where('price_id', '=', row.price_id)
    .execute()
  const { order, purchase } = await readPurchase(trx, row.lead_id, stored.order.id)
  await planNotices(trx, subscription, purchase)
  if (row.consent_id !== null) await enqueuePurchaseEmail(trx, services, { order, purchase, now }, 'price_agreed', {})
}
