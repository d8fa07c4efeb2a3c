import { plusDays } from '#domain/time.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { forgetVisitors } from './visitor-leads.ts'

/** Visitors deleted in one transaction, each with about fifty step views. */
const BATCH_SIZE = 500

/** Deletes what was measured of visitors whose retention time has passed, and returns how many there were. */
export async function forgetOldVisitors(db: Database, keptDays: number, now: Date): Promise<number> {
  const since = plusDays(now, -keptDays)
  for (let forgotten = 0; ; ) {
    const count = await inTransaction(db, async (trx) => {
      const old = await trx
        .selectFrom('visitors')
        .select('id')
        .where('first_at', '<', since)
        .orderBy('first_at')
        .limit(BATCH_SIZE)
        .forUpdate()
        .skipLocked()
        .execute()
      await forgetVisitors(
        trx,
        old.map(({ id }) => id),
      )
      return old.length
    })
    forgotten += count
    if (count === 0) return forgotten
  }
}
