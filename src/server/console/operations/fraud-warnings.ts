import type { FraudWarningsReply } from '#domain/api/console/operations.ts'
import type { Services } from '#server/services.ts'

/** The most warnings that are shown. */
const SHOWN = 200

/** Payments that card issuers reported as fraud, the newest first, with what the operator's rule made of them. */
export async function listFraudWarnings({ db, config }: Services): Promise<FraudWarningsReply> {
  const rows = await db
    .selectFrom('fraud_warnings')
    .innerJoin('payments', 'payments.id', 'fraud_warnings.payment_id')
    .innerJoin('leads', 'leads.id', 'fraud_warnings.lead_id')
    .select(['fraud_warnings.provider_ref as ref', 'fraud_warnings.lead_id', 'leads.email', 'payments.provider'])
    .select(['fraud_type', 'reported_at', 'outcome', 'payments.currency'])
    .select(({ selectFrom, exists }) => [
      selectFrom('ledger_entries')
        .select((entry) => entry.fn.sum<number>('moved_minor').as('sum'))
        .whereRef('ledger_entries.lead_id', '=', 'payments.lead_id')
        .whereRef('ledger_entries.payment_id', '=', 'payments.id')
        .where('ledger_entries.kind', '=', 'charge')
        .as('charged'),
      exists(
        selectFrom('disputes')
          .select('disputes.payment_id')
          .whereRef('disputes.lead_id', '=', 'payments.lead_id')
          .whereRef('disputes.payment_id', '=', 'payments.id'),
      ).as('is_disputed'),
    ])
    .orderBy('reported_at', 'desc')
    .orderBy('fraud_warnings.provider_ref')
    .limit(SHOWN)
    .execute()
  return {
    rule: config.fraudRule,
    warnings: rows.map((row) => ({
      ...{ ref: row.ref, leadId: row.lead_id, email: row.email, provider: row.provider },
      ...{ chargedMinor: Number(row.charged ?? 0), currency: row.currency, fraudType: row.fraud_type },
      ...{ reportedAt: row.reported_at.toISOString(), outcome: row.outcome, isDisputed: row.is_disputed === true },
    })),
  }
}
