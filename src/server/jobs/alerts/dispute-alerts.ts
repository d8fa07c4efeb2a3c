import { sql } from 'kysely'
import { formatMoney } from '#domain/billing/money.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { ALERTS_AT_ONCE, type Alert, isUnreported } from './alert.ts'

/** Days that are reckoned with where the provider names no date: card networks leave at least a week. */
const DAYS_TO_ANSWER = 7

/** Disputes that are open, with the stored evidence put together as a text to send. */
export async function disputeAlerts({ db }: Pick<Services, 'db'>): Promise<readonly Alert[]> {
  const disputes = await db
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('leads', 'leads.id', 'disputes.lead_id')
    .select(['disputes.provider_ref as ref', 'disputes.opened_at', 'disputes.evidence_due_at', 'disputes.lead_id'])
    .select(['payments.provider', 'payments.provider_ref as chargeRef', 'payments.at', 'payments.order_id'])
    .select(['payments.amount_minor', 'payments.currency', 'payments.period_start', 'payments.period_end'])
    .select(['orders.product_name', 'orders.created_at as orderedAt', 'leads.email'])
    .where('disputes.state', '=', 'open')
    .where(isUnreported('dispute', sql.ref('disputes.provider_ref')))
    .orderBy('disputes.opened_at')
    .limit(ALERTS_AT_ONCE)
    .execute()
  return Promise.all(
    disputes.map(async (dispute) => {
      const due = dispute.evidence_due_at ?? new Date(dispute.opened_at.getTime() + DAYS_TO_ANSWER * MS_PER_DAY)
      const amount = formatMoney({ minor: dispute.amount_minor, currency: dispute.currency })
      const source =
        dispute.evidence_due_at === null
          ? `${dispute.provider} named no date; reckoned`
          : `named by ${dispute.provider}`
      return {
        kind: 'dispute',
        subject: dispute.ref,
        title: `Dispute of ${amount} at ${dispute.provider}`,
        due,
        text: [
          `The customer's bank disputes payment ${dispute.chargeRef} (${amount}), dispute ${dispute.ref}.`,
          `Access has ended. Answer it in the dashboard of ${dispute.provider}, or accept it there (the day is ${source}).`,
          'Evidence to send, from what is stored:',
          '',
          `Order ${dispute.order_id}: ${dispute.product_name}, ordered ${dispute.orderedAt.toISOString()} by ${dispute.email}.`,
          `Paid ${dispute.at.toISOString()}: ${amount} for ${dispute.period_start.toISOString()} to ${dispute.period_end.toISOString()}.`,
          ...(await consentLines(db, dispute.lead_id, dispute.order_id)),
          ...(await emailLines(db, dispute.lead_id, dispute.orderedAt)),
        ].join('\n'),
      }
    }),
  )
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
  return ['', 'E-mails sent to the customer:', ...emails.map((one) => `${one.sent_at?.toISOString()} ${one.subject}`)]
}
