import type { PurchaseHandle } from '#server/platform/payment-provider/provider.ts'
import { isRefused, type PaypalClient } from './paypal-client.ts'
import { Sale } from './paypal-replies.ts'

/** Which subscription a payment was for; null where it was for none. */
export async function purchaseOfPayment(client: PaypalClient, paidBy: string): Promise<PurchaseHandle | null> {
  try {
    const path = `/v1/payments/sale/${encodeURIComponent(paidBy)}`
    const { billing_agreement_id: ref = null, custom = '' } = await client.ask({ method: 'GET', path, reply: Sale })
    return ref === null ? null : { orderId: custom, ref }
  } catch (error) {
    if (isRefused(error, 404)) return null
    throw error
  }
}
