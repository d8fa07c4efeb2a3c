import { sql } from 'kysely'
import type { DisputesReply } from '#domain/api/console/operations.ts'
import type { ProviderName } from '#domain/billing/providers.ts'
import { Problem } from '#domain/problem.ts'
import { plusDays } from '#domain/time.ts'
import { DAYS_TO_ANSWER } from '#server/jobs/alerts/dispute-alerts.ts'
import { disputeEvidence, evidenceAbout } from '#server/jobs/alerts/dispute-evidence.ts'
import type { Database } from '#server/platform/db/database.ts'
import { isBusy, keyOf, ProviderError } from '#server/platform/payment-provider/provider.ts'
import type { Services } from '#server/services.ts'

/** The action under which operators send the stored evidence. */
export const SEND_EVIDENCE = 'send dispute evidence'
/** The action under which operators record that they answered a dispute at the provider. */
export const ANSWER_DISPUTE = 'answer dispute'

type OpenDispute = { readonly leadId: string; readonly ref: string; readonly provider: ProviderName }

/** The most disputes that are shown. */
const SHOWN = 200

/** Disputes: open ones first, then by the nearest deadline. */
export async function listDisputes(db: Database): Promise<DisputesReply> {
  const rows = await db
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .innerJoin('leads', 'leads.id', 'disputes.lead_id')
    .select(['disputes.payment_id', 'disputes.provider_ref as ref', 'disputes.lead_id', 'disputes.state'])
    .select(['disputes.opened_at', 'disputes.closed_at', 'disputes.evidence_due_at', 'leads.email'])
    .select(['payments.provider', 'disputes.amount_minor', 'disputes.currency', 'disputes.reason'])
    .select(['disputes.fee_minor', 'disputes.fee_currency', 'disputes.answered_at as sent_at'])
    .select(({ selectFrom }) =>
      selectFrom('operator_acts')
        .select(({ fn }) => fn.max('operator_acts.at').as('at'))
        .where('action', '=', ANSWER_DISPUTE)
        .where('subject', '=', sql<string>`disputes.payment_id::text`)
        .as('answered_at'),
    )
    .orderBy(sql`disputes.state = 'open'`, 'desc')
    .orderBy('disputes.closed_at', 'desc')
    .orderBy(sql`coalesce(disputes.evidence_due_at, disputes.opened_at + make_interval(days => ${DAYS_TO_ANSWER}))`)
    .limit(SHOWN)
    .execute()
  return {
    disputes: rows.map((row) => ({
      charge: row.payment_id,
      ref: row.ref,
      leadId: row.lead_id,
      email: row.email,
      provider: row.provider,
      amountMinor: row.amount_minor,
      currency: row.currency,
      state: row.state,
      openedAt: row.opened_at.toISOString(),
      closedAt: row.closed_at?.toISOString() ?? null,
      dueAt: (row.evidence_due_at ?? plusDays(row.opened_at, DAYS_TO_ANSWER)).toISOString(),
      isDueReckoned: row.evidence_due_at === null,
      answeredAt: (row.sent_at ?? row.answered_at)?.toISOString() ?? null,
      isSent: row.sent_at !== null,
      reason: row.reason,
      feeMinor: row.fee_minor,
      feeCurrency: row.fee_currency,
    })),
  }
}

/** An open dispute about a payment. @throws Problem DISPUTE_UNKNOWN */
export async function openDispute(db: Database, paymentId: string): Promise<OpenDispute> {
  const row = await db
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .select(['disputes.lead_id', 'disputes.provider_ref', 'provider'])
    .where('payment_id', '=', paymentId)
    .where('disputes.state', '=', 'open')
    .orderBy('opened_at', 'desc')
    .executeTakeFirst()
  if (row === undefined) throw new Problem('DISPUTE_UNKNOWN')
  return { leadId: row.lead_id, ref: row.provider_ref, provider: row.provider }
}

/**
 * Sends the stored evidence about an open dispute to its provider, under the id of the act: repeating the act sends it
 * once. @throws Problem DISPUTE_UNKNOWN, DISPUTE_REFUSED, DISPUTE_NOT_SENT if the provider did not reply
 */
export async function sendEvidence(services: Services, paymentId: string, actId: string): Promise<void> {
  const { db, payments, now } = services
  const { ref, provider } = await openDispute(db, paymentId)
  const evidence = await evidenceAbout(db, paymentId)
  if (evidence === null) throw new Problem('DISPUTE_UNKNOWN')
  try {
    await payments.byName(provider).answerDispute(ref, evidence, keyOf.answerDispute(ref, actId))
  } catch (error) {
    throw new Problem(error instanceof ProviderError && !isBusy(error) ? 'DISPUTE_REFUSED' : 'DISPUTE_NOT_SENT')
  }
  await db
    .updateTable('disputes')
    .set({ answered_at: now() })
    .where('payment_id', '=', paymentId)
    .where('provider_ref', '=', ref)
    .execute()
}

/** The stored evidence about a disputed payment, as a text to send. @throws Problem DISPUTE_UNKNOWN */
export async function evidenceOf(db: Database, paymentId: string): Promise<{ readonly text: string }> {
  await openDispute(db, paymentId)
  return { text: (await disputeEvidence(db, paymentId)) ?? '' }
}
