import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Log } from '#server/platform/log/log.ts'

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
    const untold = await trx
      .selectFrom('reconciliation_findings')
      .select(['id', 'what', 'subject'])
      .where('told_at', 'is', null)
      .orderBy('found_at')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute()
    if (untold.length === 0) return
    const ids = untold.map(({ id }) => id)
    await trx.updateTable('reconciliation_findings').set({ told_at: now() }).where('id', 'in', ids).execute()
    // A process that dies before the transaction is over leaves them to be told again, never untold.
    for (const { id, what, subject } of untold)
      log.warn({ finding: id, what, subject }, 'a finding: a person has to look')
  })
}
