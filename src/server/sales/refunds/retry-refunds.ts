import { recordFinding } from '#server/platform/audit/findings.ts'
import { type Deadline, noDeadline } from '#server/platform/concurrency/deadline.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import { lockLead } from '#server/purchases/lock-lead.ts'
import { readPurchase } from '#server/purchases/read-purchase.ts'
import { addRefund, refundableMinor } from '#server/purchases/refunds.ts'
import type { Services } from '#server/services.ts'
import { submitRefund } from './submit-refunds.ts'

/** Refunds that one run may take on. */
const BATCH_SIZE = 1000
/** Failed refunds of one charge after which an operator is asked to look. */
const MAX_FAILURES = 3

/** Submits the refunds that are still owed, including retries of failed ones. */
export async function retryRefunds(services: Services, log: Log, deadline: Deadline = noDeadline): Promise<void> {
  const { db, now } = services
  for (const failed of await failedRefunds(services)) {
    await retryFailedRefund(services, failed).catch((error: unknown) =>
      log.error({ error: describeError(error) }, 'a failed refund could not be retried'),
    )
  }
  const owed = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.lead_id', 'refunds.id'])
    .where('refunds.state', '=', 'requested')
    .where('refunds.try_at', '<=', now())
    .where('payments.provider', 'in', services.payments.names)
    .orderBy('refunds.try_at')
    .limit(BATCH_SIZE)
    .execute()
  for (const { lead_id, id } of owed) {
    if (deadline.isOver()) return
    await submitRefund(services, lead_id, id).catch((error: unknown) =>
      log.error({ error: describeError(error) }, 'a refund could not be submitted'),
    )
  }
}

/**
 * Refunds that we requested, that failed and that have not been retried, newest first. Those that cannot be retried,
 * because nothing is left of the charge or a bank holds the payment, stay in the list and must not crowd out others.
 */
const failedRefunds = ({ db }: Services) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.lead_id', 'refunds.id', 'refunds.payment_id', 'refunds.amount_minor', 'refunds.currency'])
    .select(['refunds.because', 'payments.order_id', 'payments.provider_ref as chargeRef'])
    .where('refunds.state', '=', 'failed')
    .where('refunds.because', '<>', 'provider')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds as next')
            .select('next.id')
            .whereRef('next.lead_id', '=', 'refunds.lead_id')
            .whereRef('next.retry_of', '=', 'refunds.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('disputes')
            .select('payment_id')
            .whereRef('disputes.lead_id', '=', 'refunds.lead_id')
            .whereRef('disputes.payment_id', '=', 'refunds.payment_id')
            .where('disputes.state', '<>', 'won'),
        ),
      ),
    )
    .orderBy('refunds.settled_at', 'desc')
    .orderBy('refunds.id', 'desc')
    .limit(BATCH_SIZE)
    .execute()

type Failed = Awaited<ReturnType<typeof failedRefunds>>[number]

async function retryFailedRefund(services: Services, failed: Failed): Promise<void> {
  const { lead_id: leadId, payment_id: paymentId, order_id: orderId, because } = failed
  await inTransaction(services.db, async (trx) => {
    const now = services.now()
    await lockLead(trx, leadId)
    const { purchase } = await readPurchase(trx, leadId, orderId)
    const minor = Math.min(failed.amount_minor, refundableMinor(purchase, failed.chargeRef))
    if (minor <= 0) return
    const failures = purchase.refunds.filter(
      (refund) => refund.chargeRef === failed.chargeRef && refund.state === 'failed',
    )
    if (failures.length >= MAX_FAILURES) {
      const about = { subject: failed.id, detail: `charge ${failed.chargeRef}`, isLasting: true } as const
      await recordFinding(trx, { what: 'refund_failed', ...about, leadId, orderId, now })
      return
    }
    const known = await trx
      .selectFrom('refunds')
      .select('id')
      .where('lead_id', '=', leadId)
      .where('retry_of', '=', failed.id)
      .executeTakeFirst()
    if (known !== undefined) return
    const amount = { minor, currency: failed.currency }
    await addRefund(trx, { leadId, paymentId, amount, because, actor: 'system', retryOf: failed.id, now })
  })
}
