import { formatMoney } from '#domain/billing/money.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { DisputeEvidence } from '#server/platform/payment-provider/provider.ts'
import { planUse } from './plan-use.ts'

/** The stored evidence about a disputed payment, as one text: order, payment, use of the plan, consents, emails. */
export async function disputeEvidence(db: Database, paymentId: string): Promise<string | null> {
  const evidence = await evidenceAbout(db, paymentId)
  return evidence === null ? null : evidenceText(evidence)
}

/** The evidence as it is shown and saved. */
export const evidenceText = ({ text, activity }: DisputeEvidence): string =>
  `${text}\n\nUse of the plan (counts and days, UTC):\n${activity}`

/** The stored evidence about a disputed payment; null if there is no such payment. */
export async function evidenceAbout(db: Database, paymentId: string): Promise<DisputeEvidence | null> {
  const payment = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('leads', 'leads.id', 'payments.lead_id')
    .select(['payments.lead_id', 'payments.order_id', 'payments.at', 'payments.amount_minor', 'payments.currency'])
    .select(['payments.period_start', 'payments.period_end'])
    .select(['orders.product_name', 'orders.created_at as orderedAt', 'leads.email'])
    .where('payments.id', '=', paymentId)
    .executeTakeFirst()
  if (payment === undefined) return null
  const amount = formatMoney({ minor: payment.amount_minor, currency: payment.currency })
  const text = [
    `Order ${payment.order_id}: ${payment.product_name}, ordered ${payment.orderedAt.toISOString()} by ${payment.email}.`,
    `Paid ${payment.at.toISOString()}: ${amount} for ${payment.period_start.toISOString()} to ${payment.period_end.toISOString()}.`,
    ...(await consentLines(db, payment.lead_id, payment.order_id)),
    ...(await emailLines(db, payment.lead_id, payment.orderedAt)),
  ].join('\n')
  return { text, activity: await planUse(db, payment.lead_id, payment.orderedAt) }
}

async function consentLines(db: Database, leadId: string, orderId: string): Promise<readonly string[]> {
  const consents = await db
    .selectFrom('consents')
    .select(['kind', 'accepted_at', 'disclosure_version', 'locale', 'network', 'user_agent', 'text'])
    .where('lead_id', '=', leadId)
    .where('order_id', '=', orderId)
    .orderBy('accepted_at')
    .execute()
  return consents.flatMap((consent) => [
    '',
    `Consent (${consent.kind}) given ${consent.accepted_at.toISOString()}, version ${consent.disclosure_version}, network ${consent.network ?? 'unknown'}, language ${consent.locale ?? 'unknown'}, browser ${consent.user_agent || 'unknown'}:`,
    `"${consent.text}"`,
  ])
}

async function emailLines(db: Database, leadId: string, since: Date): Promise<readonly string[]> {
  const emails = await db
    .selectFrom('emails')
    .select(['subject', 'sent_at'])
    .where('lead_id', '=', leadId)
    .where('created_at', '>=', since)
    .where('sent_at', 'is not', null)
    .orderBy('sent_at')
    .execute()
  if (emails.length === 0) return []
  return ['', 'Emails sent to the customer:', ...emails.map((one) => `${one.sent_at?.toISOString()} ${one.subject}`)]
}
