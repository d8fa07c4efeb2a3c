import type Stripe from 'stripe'
import type { Money } from '#domain/billing/money.ts'
import { ProviderError } from '#server/platform/payment-provider/provider.ts'
import { paymentIntentOf, REFUND_ID } from './charge-of-invoice.ts'
import { stripeCall } from './stripe-client.ts'

/**
 * Gives money of an invoice back. Stripe forgets keys after a day, so a refund that is asked for again later is first
 * looked for. @throws ProviderError REFUSED where there is not that much to give back
 */
export async function refundCharge(
  stripe: Stripe,
  { id, chargeRef, amount }: { readonly id: string; readonly chargeRef: string; readonly amount: Money },
  key: string,
): Promise<void> {
  const intent = await paymentIntentOf(stripe, chargeRef)
  if (intent === null) throw new ProviderError('REFUSED', 'Stripe has no payment for this charge.')
  if (intent.currency.toUpperCase() !== amount.currency)
    throw new ProviderError('REFUSED', 'The payment at Stripe is in another currency.')
  const made = await stripeCall(stripe.refunds.list({ payment_intent: intent.id, limit: 100 }))
  if (made.data.some(({ metadata }) => metadata?.[REFUND_ID] === id)) return
  const params = { payment_intent: intent.id, amount: amount.minor, metadata: { [REFUND_ID]: id } }
  await stripeCall(stripe.refunds.create(params, { idempotencyKey: key }))
}
