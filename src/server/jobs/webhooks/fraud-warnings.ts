import { isRefundedBy } from '#domain/billing/fraud-warnings.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { FraudWarning } from '#server/platform/payment-provider/fraud-warnings.ts'
import type { PaymentProvider } from '#server/platform/payment-provider/provider.ts'
import { readPurchase } from '#server/purchases/read-purchase.ts'
import { refundableMinor } from '#server/purchases/refunds.ts'
import { requestRefund } from '#server/sales/refunds/submit-refunds.ts'
import type { Services } from '#server/services.ts'

/** Treats what card issuers report about a payment by the operator's rule, each report once. */
export async function treatFraudAbout(services: Services, provider: PaymentProvider, payment: string): Promise<void> {
  const warnings = (await provider.fraudWarnings?.list({ payment })) ?? []
  for (const warning of warnings) await treatFraudWarning(services, provider, warning)
}

/** Treats the reports since a time that no webhook brought. */
export async function treatFraudSince(services: Services, provider: PaymentProvider, since: Date): Promise<void> {
  const warnings = (await provider.fraudWarnings?.list({ since })) ?? []
  for (const warning of warnings) await treatFraudWarning(services, provider, warning)
}

/** A report is stored first, so that a refund that was interrupted is the same refund when it is tried again. */
async function treatFraudWarning(services: Services, provider: PaymentProvider, warning: FraudWarning): Promise<void> {
  const { db, config } = services
  const known = await db
    .selectFrom('fraud_warnings')
    .select('outcome')
    .where('provider_ref', '=', warning.ref)
    .executeTakeFirst()
  if (known !== undefined && known.outcome !== 'waiting') return
  const reference = await provider.purchaseOfPayment(warning.payment)
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'lead_id', 'order_id', 'provider_ref', 'currency'])
    .where('provider', '=', provider.name)
    .where('provider_ref', '=', reference?.charge ?? '')
    .executeTakeFirst()
  // The payment of another shop at this provider, or one that is stored later: the sweep of the next night reads it again.
  if (payment === undefined) return
  const { lead_id: leadId, currency } = payment
  const id = await store(services, warning, leadId, payment.id)
  const { purchase } = await readPurchase(db, leadId, payment.order_id)
  const left = { minor: refundableMinor(purchase, payment.provider_ref), currency }
  const wasRequested = purchase.refunds.some((refund) => refund.id === id)
  const isRefunded = wasRequested || (warning.isOpen && isRefundedBy(config.fraudRule, left))
  if (isRefunded && !wasRequested) {
    const cause = { because: 'fraud_warning', actor: 'system', note: warning.ref } as const
    await requestRefund(services, { leadId, chargeRef: payment.provider_ref, amount: left, id, ...cause })
  }
  await decide(services, warning, leadId, isRefunded ? 'refunded' : 'noted')
}

async function store(
  { db, now }: Services,
  { ref, fraudType, reportedAt }: FraudWarning,
  leadId: string,
  paymentId: string,
): Promise<string> {
  await db
    .insertInto('fraud_warnings')
    .values({
      lead_id: leadId,
      provider_ref: ref,
      payment_id: paymentId,
      id: uuidV7(now()),
      fraud_type: fraudType,
      reported_at: reportedAt,
      outcome: 'waiting',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await db
    .selectFrom('fraud_warnings')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('provider_ref', '=', ref)
    .executeTakeFirstOrThrow()
  return id
}

async function decide(
  { db, now }: Services,
  { ref }: FraudWarning,
  leadId: string,
  outcome: 'refunded' | 'noted',
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const decided = await trx
      .updateTable('fraud_warnings')
      .set({ outcome, decided_at: now() })
      .where('lead_id', '=', leadId)
      .where('provider_ref', '=', ref)
      .where('outcome', '=', 'waiting')
      .returning('id')
      .executeTakeFirst()
    if (decided === undefined) return
    await audit(trx, {
      leadId,
      actor: 'system',
      action: 'fraud warning',
      subject: ref,
      detail: outcome,
      now: now(),
    })
  })
}
