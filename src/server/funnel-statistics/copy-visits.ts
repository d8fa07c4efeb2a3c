import { sql } from 'kysely'
import type { Trx } from '#server/platform/db/transaction.ts'
import { readCountedRows } from './counted-visitors.ts'
import { insertVisits } from './store-visits.ts'

/** Visitors who are copied in one transaction. */
const COPIED_AT_ONCE = 2000

/**
 * Copies some of those who were counted before there were visits, the first ones after an id, and returns the last one's;
 * null once all are copied. Whoever was counted again meanwhile stays as they are.
 */
export async function copyVisits(trx: Trx, after: string | null): Promise<string | null> {
  const next = await trx
    .selectFrom('funnel_visitors')
    .select('visitor_id')
    .$if(after !== null, (query) => query.where('visitor_id', '>', after))
    .orderBy('visitor_id')
    .limit(COPIED_AT_ONCE)
    .execute()
  const ids = next.map(({ visitor_id }) => visitor_id)
  await insertVisits(trx, await readCountedRows(trx, ids), sql`do nothing`)
  return ids.at(-1) ?? null
}
