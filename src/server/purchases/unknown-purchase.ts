import { recordFinding } from '#server/platform/audit/findings.ts'
import type { PaymentProvider, PurchaseReference } from '#server/platform/payment-provider/provider.ts'
import type { Services } from '#server/services.ts'

/**
 * Looks at a purchase of which no order is known here, as of another shop with the same account. Where money arrived for
 * it that is a finding. Returns whether it did.
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
