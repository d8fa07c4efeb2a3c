import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { FindingKind } from '#server/platform/db/tables/audit.ts'
import type { Reader } from '#server/platform/db/trx.ts'

export type NewFinding = {
  readonly what: FindingKind
  /** What it is about: an order, a subscription, a charge. */
  readonly subject: string
  readonly leadId?: string
  readonly orderId?: string
  readonly detail?: string
  readonly now: Date
}

/** Writes down what does not fit together. Found again, it stays one finding until somebody has settled it. */
export async function recordFinding(
  db: Reader,
  { what, subject, leadId, orderId, detail, now }: NewFinding,
): Promise<void> {
  await db
    .insertInto('reconciliation_findings')
    .values({
      id: uuidV7(now),
      what,
      subject,
      lead_id: leadId ?? null,
      order_id: orderId ?? null,
      detail: detail ?? '',
      found_at: now,
      seen_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['what', 'subject']).where('resolved_at', 'is', null).doUpdateSet({ seen_at: now }),
    )
    .execute()
}
