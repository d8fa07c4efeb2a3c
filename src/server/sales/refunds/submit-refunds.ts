import { formatMoney, type Money } from '#domain/billing/money.ts'
import { Problem } from '#domain/problem.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#domain/time.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import type { RefundCause } from '#server/platform/db/sales-columns.ts'
import { inTransaction, type Trx } from '#server/platform/db/transaction.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import { keyOf, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { agreedPeriods } from '#server/purchases/agreed-periods.ts'
import { applySnapshot } from '#server/purchases/apply-snapshot.ts'
import { lockLead } from '#server/purchases/lock-lead.ts'
import { readPurchase } from '#server/purchases/read-purchase.ts'
import { addRefund, refundableMinor } from '#server/purchases/refunds.ts'
import type { Services } from '#server/services.ts'

type RefundRequest = {
  readonly leadId: string
  /** The provider's reference of the charge. */
  readonly chargeRef: string
  readonly amount: Money
  readonly because: RefundCause
  /** Who requests it: `customer`, `system`, or the name of an operator. */
  readonly actor: string
  /** A UUID chosen by the caller: repeating it means the same refund. */
  readonly id?: string
  /** The reason, in the requester's words. */
  readonly note?: string
}

/**
 * Refunds part or all of a charge. All refunds of a charge together never exceed its amount. If the provider does not
 * reply, a job submits it again later. Returns the refund's id.
 * @throws Problem INPUT_INVALID if there is no such charge, or less of it left
 */
export async function requestRefund(services: Services, request: RefundRequest): Promise<string> {
  const { leadId, chargeRef, amount, because, actor, note } = request
  const id = await inTransaction(services.db, async (trx) => {
    const now = services.now()
    await lockLead(trx, leadId)
    if (request.id !== undefined && (await isKnown(trx, leadId, request.id))) return request.id
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
    const added = { leadId, paymentId: payment.id, amount, because, actor, now }
    const refundId = await addRefund(trx, request.id === undefined ? added : { ...added, id: request.id })
    const detail = [formatMoney(amount), because, ...(note === undefined ? [] : [note])].join(', ')
    await audit(trx, { leadId, actor, action: 'refund', subject: refundId, detail, now })
    return refundId
  })
  // If this fails, a job submits the refund again.
  await submitRefund(services, leadId, id).catch(() => {})
  return id
}

async function isKnown(trx: Trx, leadId: string, id: string): Promise<boolean> {
  const known = await trx
    .selectFrom('refunds')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('id', '=', id)
    .executeTakeFirst()
  return known !== undefined
}

/** Pauses double, from one minute to one day. */
const pauseAfter = (tries: number): number => Math.min(MS_PER_MINUTE * 2 ** tries, MS_PER_DAY)

/**
 * Submits a stored refund to the provider and stores the outcome. Repeating it is the same refund. If the provider does
 * not reply, the refund stays `requested`.
 */
export async function submitRefund(services: Services, leadId: string, refundId: string): Promise<void> {
  const { db, payments } = services
  const row = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('subscriptions', 'subscriptions.id', 'payments.subscription_id')
    .select(['refunds.amount_minor', 'refunds.currency', 'refunds.tries'])
    .select(['payments.provider_ref as chargeRef', 'payments.order_id', 'payments.provider'])
    .select('subscriptions.provider_ref as ref')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('disputes')
          .select('disputes.payment_id')
          .whereRef('disputes.payment_id', '=', 'payments.id')
          .where('disputes.state', '<>', 'won'),
      ).as('is_at_bank'),
    )
    .where('refunds.lead_id', '=', leadId)
    .where('refunds.id', '=', refundId)
    .where('refunds.state', '=', 'requested')
    .executeTakeFirst()
  if (row === undefined) return
  // A bank holds the payment. If the dispute is won, a job tries again.
  if (row.is_at_bank === true) return giveUp(services, leadId, refundId)
  await postpone(services, leadId, refundId, row.tries)
  const provider = payments.byName(row.provider)
  const amount = { minor: row.amount_minor, currency: row.currency }
  const periods = await agreedPeriods(db, leadId, row.order_id)
  try {
    const refund = { id: refundId, chargeRef: row.chargeRef, amount, tries: row.tries }
    const snapshot = await provider.refund(row.ref, refund, keyOf.refund(refundId), periods)
    await applySnapshot(services, leadId, row.order_id, snapshot, 'change')
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'REFUSED') throw error
    // It may have been refunded in the meantime, so the provider's state is fetched before it counts as failed.
    const snapshot = await provider.fetch({ orderId: row.order_id, ref: row.ref, periods })
    if (snapshot !== null) await applySnapshot(services, leadId, row.order_id, snapshot, 'change')
    await giveUp(services, leadId, refundId)
  }
}

async function giveUp({ db, now }: Services, leadId: string, refundId: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ state: 'failed', settled_at: now() })
    .where('lead_id', '=', leadId)
    .where('id', '=', refundId)
    .where('state', '=', 'requested')
    .execute()
}

/** Called before the provider, so that the refund is submitted again if the process dies during the call. */
async function postpone({ db, now }: Services, leadId: string, refundId: string, tries: number): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ tries: tries + 1, try_at: new Date(now().getTime() + pauseAfter(tries)) })
    .where('lead_id', '=', leadId)
    .where('id', '=', refundId)
    .execute()
}

/** Submits all refunds of one lead that are stored and not submitted yet. */
export async function submitRefundsOf(services: Services, leadId: string, log: Log): Promise<void> {
  const owed = await services.db
    .selectFrom('refunds')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('state', '=', 'requested')
    .orderBy('created_at')
    .execute()
  for (const { id } of owed) {
    await submitRefund(services, leadId, id).catch((error: unknown) =>
      log.warn({ error: describeError(error) }, 'a refund could not be submitted; it will be retried'),
    )
  }
}
