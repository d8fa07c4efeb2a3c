import type { PurchaseSnapshot, RefundSnapshot } from '#domain/billing/snapshot.ts'
import { type AgreedPeriods, ProviderError, type WantedRefund } from '#server/platform/payment-provider/provider.ts'
import { paypalAmount, refundStateOf } from './paypal-mappings.ts'
import { Refund, type Subscription } from './paypal-replies.ts'
import { fetchCharges, type PaypalContext, purchaseSnapshot } from './purchase-snapshot.ts'

/** Shown to the buyer at PayPal. */
const NOTE = 'Refund'

/** Adds a refund to a snapshot, because the transaction search does not show it yet. */
function withRefund(snapshot: PurchaseSnapshot, chargeRef: string, refund: RefundSnapshot): PurchaseSnapshot {
  const charges = snapshot.charges.map((charge) =>
    charge.ref !== chargeRef || charge.refunds.some(({ ref }) => ref === refund.ref)
      ? charge
      : { ...charge, refunds: [...charge.refunds, refund] },
  )
  return { ...snapshot, charges }
}

/** Refunds part or all of one charge, once per key. @throws ProviderError */
export async function refundCharge(
  paypal: PaypalContext,
  subscription: Subscription,
  { id, chargeRef, amount }: WantedRefund,
  key: string,
  now: Date,
  periods: AgreedPeriods | null,
): Promise<PurchaseSnapshot> {
  const charges = await fetchCharges(paypal, subscription, now, [], periods)
  const paidBy = charges.find(({ charge }) => charge.ref === chargeRef)?.paidBy ?? null
  if (paidBy === null) throw new ProviderError('REFUSED', 'PayPal has no payment for this charge.')
  const path = `/v2/payments/captures/${encodeURIComponent(paidBy)}/refund`
  const custom = subscription.custom_id === undefined ? {} : { custom_id: subscription.custom_id }
  const body = { amount: paypalAmount(amount), invoice_id: id, note_to_payer: NOTE, ...custom }
  const { id: ref, status } = await paypal.client.ask({ method: 'POST', path, body, key, reply: Refund })
  const snapshot = await purchaseSnapshot(paypal, subscription, now, periods)
  // An unknown state means that the refund was at least accepted; later snapshots show its outcome.
  const state = refundStateOf[status] ?? 'submitted'
  const unrecognised = status in refundStateOf ? snapshot.unrecognised : [...snapshot.unrecognised, `refund ${status}`]
  return withRefund({ ...snapshot, unrecognised }, chargeRef, { ref, amount, state, refundId: id })
}
