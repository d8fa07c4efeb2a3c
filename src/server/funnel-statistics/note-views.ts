import { sql } from 'kysely'
import type { Trx } from '#server/platform/db/transaction.ts'

/** Step views that one statement looks at. */
const VIEWS_AT_ONCE = 20_000
/** ms of the first span that is looked at; it doubles as long as little is found. */
const FIRST_SPAN_MS = 10_000
const SHORTEST_SPAN_MS = 1
/**
 * ms by which a transaction may commit after the time that it wrote; that much is read again, which changes nothing.
 */
const OVERLAP_MS = 60_000
/** Statements after which a transaction ends, so that what it found is kept. */
const SPANS_AT_ONCE = 50

const spanOf = (from: Date, until: Date) => sql`changed_at >= ${from} and changed_at < ${until}`

async function countUpTo(trx: Trx, from: Date, until: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from step_views where ${spanOf(from, until)} limit ${VIEWS_AT_ONCE + 1}) as views`.execute(trx)
  return Number(rows[0]?.count ?? 0)
}

/**
 * Notes whom something was heard of since the last time: they wait to be counted. It goes through the time in spans
 * that hold at most some thousands of step views each. Returns false once it has come to the present. The caller holds
 * the row of `funnel_progress`.
 */
export async function noteViews(trx: Trx, now: Date): Promise<boolean> {
  const { counted_until: start } = await trx
    .selectFrom('funnel_progress')
    .select('counted_until')
    .executeTakeFirstOrThrow()
  const end = new Date(now.getTime() + 1)
  let from = start
  let spanMs = FIRST_SPAN_MS
  for (let spans = 0; spans < SPANS_AT_ONCE && from < end; spans++) {
    const until = new Date(Math.min(from.getTime() + spanMs, end.getTime()))
    const views = await countUpTo(trx, from, until)
    if (views > VIEWS_AT_ONCE && until.getTime() - from.getTime() > SHORTEST_SPAN_MS) {
      spanMs = Math.ceil((until.getTime() - from.getTime()) / 2)
      continue
    }
    if (views > 0) {
      await sql`
        insert into funnel_waiting as known (visitor_id, heard_at)
        select visitor_id, max(changed_at) from step_views where ${spanOf(from, until)} group by 1 order by 1
        on conflict (visitor_id) do update set heard_at = greatest(known.heard_at, excluded.heard_at)`.execute(trx)
    }
    from = until
    if (views < VIEWS_AT_ONCE / 2) spanMs *= 2
  }
  const reached = Math.max(Math.min(from.getTime(), now.getTime() - OVERLAP_MS), start.getTime())
  await trx
    .updateTable('funnel_progress')
    .set({ counted_until: new Date(reached) })
    .execute()
  return from < end
}
