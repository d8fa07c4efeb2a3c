import { sql } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { readCountedRows } from './counted-visitors.ts'
import { insertVisits } from './store-visits.ts'

/** Visitors who are copied in one transaction. */
const COPIED_AT_ONCE = 2000

/**
 * Copies some of those who were counted before there were visits, and returns how many; 0 once all are copied. Whoever was
 * counted again meanwhile stays as they are.
 */
export const copySomeVisits = (db: Database): Promise<number> =>
  inTransaction(db, async (trx) => {
    const progress = await trx
      .selectFrom('funnel_progress')
      .select('visits_after')
      .where('visits_after', 'is not', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (progress === undefined || progress.visits_after === null) return 0
    const next = await trx
      .selectFrom('funnel_visitors')
      .select('visitor_id')
      .where('visitor_id', '>', progress.visits_after)
      .orderBy('visitor_id')
      .limit(COPIED_AT_ONCE)
      .execute()
    const ids = next.map(({ visitor_id }) => visitor_id)
    await insertVisits(trx, await readCountedRows(trx, ids), sql`do nothing`)
    await trx
      .updateTable('funnel_progress')
      .set({ visits_after: ids.at(-1) ?? null })
      .execute()
    return ids.length
  })
