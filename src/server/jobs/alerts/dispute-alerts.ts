import { sql } from 'kysely'
import { formatMoney } from '#domain/billing/money.ts'
import { plusDays } from '#domain/time.ts'
import type { Services } from '#server/services.ts'
import { ALERTS_AT_ONCE, type Alert, isUnreported } from './alert.ts'
import { disputeEvidence } from './dispute-evidence.ts'

/** Days assumed if the provider names no date: card networks leave at least a week. */
export const DAYS_TO_ANSWER = 7

/** Alerts about open disputes, with the stored evidence as a text to send. */
export async function disputeAlerts({ db }: Pick<Services, 'db'>): Promise<readonly Alert[]> {
  const disputes = await db
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .select(['disputes.provider_ref as ref', 'disputes.opened_at', 'disputes.evidence_due_at', 'disputes.payment_id'])
    .select(['payments.provider', 'payments.provider_ref as chargeRef'])
    .select(['disputes.amount_minor', 'disputes.currency'])
    .where('disputes.state', '=', 'open')
    .where(isUnreported('dispute', sql.ref('disputes.provider_ref')))
    .orderBy('disputes.opened_at')
    .limit(ALERTS_AT_ONCE)
    .execute()
  return Promise.all(
    disputes.map(async (dispute) => {
      const due = dispute.evidence_due_at ?? plusDays(dispute.opened_at, DAYS_TO_ANSWER)
      const amount = formatMoney({ minor: dispute.amount_minor, currency: dispute.currency })
      const source =
        dispute.evidence_due_at === null
          ? `${dispute.provider} named no date; estimated`
          : `named by ${dispute.provider}`
      return {
        kind: 'dispute',
        subject: dispute.ref,
        title: `Dispute of ${amount} at ${dispute.provider}`,
        due,
        text: [
          `The customer's bank disputes payment ${dispute.chargeRef} (${amount}), dispute ${dispute.ref}.`,
          `Access has ended. Answer it in the console under Disputes, or accept it in the dashboard of ${dispute.provider} (the day is ${source}).`,
          'Evidence to send, from what is stored:',
          '',
          (await disputeEvidence(db, dispute.payment_id)) ?? '',
        ].join('\n'),
      }
    }),
  )
}
