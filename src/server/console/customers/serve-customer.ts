import type { RefundRequest } from '#domain/api/console/customers.ts'
import { Problem } from '#domain/problem.ts'
import { withoutSecrets } from '#server/email/send-email.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { requestRefund } from '#server/sales/refunds/submit-refunds.ts'
import type { Services } from '#server/services.ts'
import { personLeads } from './person-leads.ts'

/**
 * Refunds a charge, in full or in part, under the id of the act: repeating the act refunds it once.
 * @throws Problem CUSTOMER_UNKNOWN, INPUT_INVALID if the charge does not exist, or less of it is left
 */
export async function refundCustomer(
  services: Services,
  leadId: string,
  { actId, paymentId, amountMinor, currency, reason }: RefundRequest & { readonly actId: string },
): Promise<void> {
  const { leadIds } = await personLeads(services.db, leadId)
  const payment = await services.db
    .selectFrom('payments')
    .select(['lead_id', 'provider_ref'])
    .where('id', '=', paymentId)
    .where('lead_id', 'in', leadIds)
    .executeTakeFirst()
  if (payment === undefined) throw new Problem('INPUT_INVALID', 'paymentId')
  await requestRefund(services, {
    leadId: payment.lead_id,
    chargeRef: payment.provider_ref,
    amount: { minor: amountMinor, currency },
    because: 'support',
    actor: 'operator',
    id: actId,
    note: reason,
  })
}

/**
 * Sends an email again, under the id of the act: repeating the act sends it once. Its sign-in links are left out.
 * @throws Problem CUSTOMER_UNKNOWN, EMAIL_GONE if its text is no longer stored
 */
export async function resendEmail(
  { db, jobs, now }: Services,
  leadId: string,
  { actId, emailId }: { readonly actId: string; readonly emailId: string },
): Promise<void> {
  const { leadIds, erasedAt } = await personLeads(db, leadId)
  if (erasedAt !== null) throw new Problem('CUSTOMER_UNKNOWN')
  await inTransaction(db, async (trx) => {
    const email = await trx
      .selectFrom('emails')
      .select(['lead_id', 'kind', 'recipient', 'subject', 'html', 'text'])
      .where('id', '=', emailId)
      .where('lead_id', 'in', leadIds)
      .where('sent_at', 'is not', null)
      .executeTakeFirst()
    if (email === undefined || email.text === '') throw new Problem('EMAIL_GONE')
    const { html, text, ...rest } = email
    const copy = { html: withoutSecrets(html), text: withoutSecrets(text), stop_link: null }
    const added = await trx
      .insertInto('emails')
      .values({ ...rest, ...copy, id: actId, created_at: now(), sent_at: null, transport: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added !== undefined) await jobs.enqueue(trx, 'send-email', { leadId: email.lead_id, emailId: actId })
  })
}
