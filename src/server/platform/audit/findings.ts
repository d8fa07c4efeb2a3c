import type { FindingKind } from '#domain/billing/finding-advice.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction, type Reader } from '#server/platform/db/transaction.ts'
import type { Log } from '#server/platform/log/log.ts'

export type NewFinding = {
  readonly what: FindingKind
  /** The subject: an order, a subscription, a charge. */
  readonly subject: string
  readonly leadId?: string
  readonly orderId?: string
  readonly detail?: string
  /** Set if the contradiction is permanent, so that it is not recorded again once an operator has settled it. */
  readonly isLasting?: true
  readonly now: Date
}

/** Records a contradiction. If it is found again, it stays one finding until an operator has settled it. */
export async function recordFinding(
  db: Reader,
  { what, subject, leadId, orderId, detail, isLasting, now }: NewFinding,
): Promise<void> {
  if (isLasting === true && (await isSettled(db, what, subject))) return
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

async function isSettled(db: Reader, what: FindingKind, subject: string): Promise<boolean> {
  const row = await db
    .selectFrom('reconciliation_findings')
    .select('id')
    .where('what', '=', what)
    .where('subject', '=', subject)
    .where('resolved_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

const AT_ONCE = 100

/**
 * Logs each new finding once, in any one process: a line that operators can set an alarm on. It contains ids but no
 * person's name or address.
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
    // If the process dies before the commit, the findings are reported again; none is lost.
    for (const { id, what, subject } of unreported)
      log.warn({ finding: id, what, subject }, 'a finding: a person has to look')
  })
}
