import { recordFinding } from '#server/platform/audit/findings.ts'
import type { PaymentProvider, PurchaseReference } from '#server/platform/payment-provider/provider.ts'
import type { Services } from '#server/services.ts'

/**
 * Checks a purchase that belongs to no order here, for example of another shop with the same account. If it was paid, a
 * finding is recorded. Returns whether it was paid.
 */
export async function reportUnknownPurchase(
  { db, now }: Pick<Services, 'db' | 'now'>,
  provider: PaymentProvider,
  { ref, orderId }: PurchaseReference,
): Promise<boolean> {
  const snapshot = await provider.fetch({ orderId: orderId ?? '', ref })
  const isPaid = snapshot?.charges.some(({ state }) => state === 'succeeded') === true
  const subject = ref ?? orderId ?? ''
  if (isPaid) await recordFinding(db, { what: 'paid_but_no_order', subject, isLasting: true, now: now() })
  return isPaid
}
