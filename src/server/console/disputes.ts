import { sql } from 'kysely'
import type { DisputesReply } from '#domain/api/console/operations.ts'
import { Problem } from '#domain/problems.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { DAYS_TO_ANSWER } from '#server/jobs/alerts/dispute-alerts.ts'
import { disputeEvidence } from '#server/jobs/alerts/dispute-evidence.ts'
import type { Database } from '#server/platform/db/database.ts'

/** The deed under which operators record that they answered a dispute at the provider. */
export const ANSWER_DISPUTE = 'answer dispute'

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
    .select(['payments.provider', 'payments.amount_minor', 'payments.currency'])
    .select(({ selectFrom }) =>
      selectFrom('operator_acts')
        .select(({ fn }) => fn.max('operator_acts.at').as('at'))
        .where('deed', '=', ANSWER_DISPUTE)
        .where('subject', '=', sql<string>`disputes.payment_id::text`)
        .as('answered_at'),
    )
    .orderBy(sql`disputes.state = 'open'`, 'desc')
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
      dueAt: (row.evidence_due_at ?? new Date(row.opened_at.getTime() + DAYS_TO_ANSWER * MS_PER_DAY)).toISOString(),
      isDueReckoned: row.evidence_due_at === null,
      answeredAt: row.answered_at?.toISOString() ?? null,
    })),
  }
}

/** Returns the lead of an open dispute. @throws Problem DISPUTE_UNKNOWN */
export async function openDispute(db: Database, paymentId: string): Promise<{ readonly leadId: string }> {
  const row = await db
    .selectFrom('disputes')
    .select('lead_id')
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (row === undefined) throw new Problem('DISPUTE_UNKNOWN')
  return { leadId: row.lead_id }
}

/** The stored evidence about a disputed payment, as a text to send. @throws Problem DISPUTE_UNKNOWN */
export async function evidenceOf(db: Database, paymentId: string): Promise<{ readonly text: string }> {
  await openDispute(db, paymentId)
  return { text: (await disputeEvidence(db, paymentId)) ?? '' }
}
