import { BASE } from '#domain/api/base-path.ts'
import { MANAGE_PATH } from '#server/leads/manage-link.ts'
import type { PaymentProvider, PurchaseOrder } from '#server/platform/payment-provider/provider.ts'
import { termsOf } from '#server/purchases/money-mail.ts'
import type { Services } from '#server/services.ts'
import type { Attempt } from './order-attempt.ts'

/** An attempt as it is sent to its provider: made from what was written down, so that a repeated call is the same call. */
export async function purchaseOrderFor(
  { db, payments, config }: Services,
  { leadId, orderId, attempt }: Attempt,
): Promise<{ readonly provider: PaymentProvider; readonly order: PurchaseOrder }> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { method, wallet, scenario } = await db
    .selectFrom('payment_attempts')
    .select(['method', 'wallet', 'scenario'])
    .where('lead_id', '=', leadId)
    .where('order_id', '=', orderId)
    .where('attempt', '=', attempt)
    .executeTakeFirstOrThrow()
  const { email } = await db.selectFrom('leads').select('email').where('id', '=', leadId).executeTakeFirstOrThrow()
  return {
    provider: payments.byName(order.provider),
    order: {
      orderId,
      attempt,
      ref: order.provider_ref,
      customerId: leadId,
      email,
      planKey: order.product_key,
      terms: termsOf(order),
      listPrice: { minor: order.list_amount_minor, currency: order.currency },
      method,
      wallet,
      scenario,
      returnUrl: `${config.publicUrl}${BASE}/complete?order=${orderId}`,
      manageUrl: `${config.publicUrl}${MANAGE_PATH}`,
    },
  }
}
