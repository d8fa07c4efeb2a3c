import type { FindingKind } from '#domain/billing/finding-advice.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction, type Reader } from '#server/platform/db/transaction.ts'
import type { Log } from '#server/platform/log/log.ts'

export type NewFinding = {
  readonly what: FindingKind
  /** What it is about: an order, a subscription, a charge. */
  readonly subject: string
  readonly leadId?: string
  readonly orderId?: string
  readonly detail?: string
  readonly now: Date
}

/** Writes down what does not fit together. Found again, it stays one finding until an operator has resolved it. */
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

const AT_ONCE = 100

/**
 * Writes what was found to the log, each finding once, in whichever process: one line that an operator can be woken by.
 * It has ids and no person's name or address.
 */
export async function reportFindings(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  log: Log,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const unreported = await trx
      .selectFrom('reconciliation_findings')
      .select(['id', 'what', 'subject'])
      .where('notified_at', 'is', null)
      .orderBy('found_at')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute()
    if (unreported.length === 0) return
    const ids = unreported.map(({ id }) => id)
    await trx.updateTable('reconciliation_findings').set({ notified_at: now() }).where('id', 'in', ids).execute()
    // A process that dies before the transaction is over leaves them to be reported again; none is lost.
    for (const { id, what, subject } of unreported)
      log.warn({ finding: id, what, subject }, 'a finding: a person has to look')
  })
}
