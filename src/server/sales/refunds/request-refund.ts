import type { Money } from '#domain/billing/money.ts'
import { Problem } from '#domain/problems.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import type { RefundCause } from '#server/platform/db/tables/payments.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { addRefund, refundableMinor } from '#server/purchases/add-refund.ts'
import { lockLead } from '#server/purchases/lock-lead.ts'
import { readPurchase } from '#server/purchases/read-purchase.ts'
import type { Services } from '#server/services.ts'
import { submitRefund } from './submit-refund.ts'

export type RefundRequest = {
  readonly leadId: string
  /** The provider's reference of the charge. */
  readonly chargeRef: string
  readonly amount: Money
  readonly because: RefundCause
  /** Who wants it: `customer`, `system`, or the name of somebody at the operator. */
  readonly actor: string
}

/**
 * Gives money of a charge back. All refunds of a charge together never exceed what it brought. Where the provider
 * does not answer, the refund is asked for again later. Returns its id.
 * @throws Problem INPUT_INVALID where there is no such charge, or not that much of it left
 */
export async function requestRefund(services: Services, wish: RefundRequest): Promise<string> {
  const { leadId, chargeRef, amount, because, actor } = wish
  const id = await inTransaction(services.db, async (trx) => {
    const now = services.now()
    await lockLead(trx, leadId)
    const payment = await trx
      .selectFrom('payments')
      .select(['id', 'order_id', 'currency'])
      .where('lead_id', '=', leadId)
      .where('provider_ref', '=', chargeRef)
      .executeTakeFirst()
    if (payment === undefined) throw new Problem('INPUT_INVALID', 'chargeRef')
    const { purchase } = await readPurchase(trx, leadId, payment.order_id)
    const left = refundableMinor(purchase, chargeRef)
    const isPossible = amount.currency === payment.currency && amount.minor > 0 && amount.minor <= left
    if (!isPossible) throw new Problem('INPUT_INVALID', 'amount')
    const refundId = await addRefund(trx, { leadId, paymentId: payment.id, amount, because, actor, now })
    const detail = `${amount.minor} ${amount.currency}, ${because}`
    await audit(trx, { leadId, actor, deed: 'refund', subject: refundId, detail, now })
    return refundId
  })
  // What the provider does not do now, the job does later.
  await submitRefund(services, leadId, id).catch(() => {})
  return id
}
