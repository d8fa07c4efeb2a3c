import { sql } from 'kysely'
import { GONE_AFTER_MINUTES, WINDOW_DAYS } from '#analytics/funnel/count-visitor.ts'
import { MS_PER_MINUTE, plusDays } from '#domain/time.ts'
import { type Deadline, fromTheStart, inSlices, noDeadline, type Place } from '#server/platform/concurrency/deadline.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction, type Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { countVisitors, settleVisitors } from './count-visitors.ts'
import { replaceLiveSums } from './live-sums.ts'
import { noteViews } from './note-views.ts'

/**
 * Visitors counted in one transaction. Requests to the same process wait while it computes their counts, so they are few
 * (docs/decisions/0369).
 */
export const VISITORS_AT_ONCE = 250
/** Days after which an uncounted payment is no longer looked for. */
const LATE_PAYMENT_DAYS = WINDOW_DAYS + 7

type Counter = Pick<Services, 'db' | 'now'> & { readonly config: { readonly paymentsEnv: 'live' | 'test' } }

/** Counts what has arrived since the last run, and everybody who has left. */
export async function rollUp(services: Counter, deadline: Deadline = noDeadline): Promise<void> {
  await rollUpPresent(services)
  await countDue(services, deadline)
}

const goneBefore = (now: Date): Date => new Date(now.getTime() - GONE_AFTER_MINUTES * MS_PER_MINUTE)

const countingOf = ({ now, config }: Counter) => ({ now: now(), livemode: config.paymentsEnv === 'live' })

/** Locks the progress row, so that one process at a time works on what is shared; false if another one does. */
async function isAlone(trx: Trx): Promise<boolean> {
  const row = await trx.selectFrom('funnel_progress').select('is_only').forUpdate().skipLocked().executeTakeFirst()
  return row !== undefined
}

/**
 * Notes whom something was heard of, and computes the sums of those who are present. In the same transaction it counts
 * the first of those who have left and those who have paid, so that nobody who leaves is missing in between.
 */
export async function rollUpPresent(services: Counter): Promise<void> {
  const { db } = services
  while (await inTransaction(db, async (trx) => (await isAlone(trx)) && noteViews(trx, services.now())));
  await inTransaction(db, async (trx) => {
    if (!(await isAlone(trx))) return
    const counting = countingOf(services)
    const since = goneBefore(counting.now)
    await settleVisitors(trx, await lockDue(trx, since), counting)
    await countVisitors(trx, await paidUncounted(trx, counting), counting)
    await replaceLiveSums(trx, since, counting.now, counting.livemode)
  })
}

/**
 * Counts visitors who have left, each once. Any number of processes may do this at the same time. Those who were
 * still present when the live sums were computed are in these, so they wait for the next run.
 * @param rest waits some ms, which are those that the slice before took, so that requests come first
 */
export function countDue(
  services: Counter,
  deadline: Deadline,
  rest?: (ms: number) => Promise<unknown>,
): Promise<number> {
  const place = fromTheStart()
  return inSlices(
    () =>
      inTransaction(services.db, async (trx) => {
        const progress = await trx.selectFrom('funnel_progress').select('live_at').executeTakeFirstOrThrow()
        const due = await lockDue(trx, goneBefore(progress.live_at), place)
        await settleVisitors(trx, due, countingOf(services))
        return due.length
      }),
    deadline,
    rest,
  )
}

/** Whether more than some visitors wait to be counted. */
export async function isMoreDue(db: Database, count: number): Promise<boolean> {
  const progress = await db.selectFrom('funnel_progress').select('live_at').executeTakeFirstOrThrow()
  const next = await db
    .selectFrom('funnel_waiting')
    .select('visitor_id')
    .where('heard_at', '<=', goneBefore(progress.live_at))
    .limit(1)
    .offset(count)
    .executeTakeFirst()
  return next !== undefined
}

/** Locks those of whom nothing was heard since a time, the longest-waiting first; other processes skip them. */
async function lockDue(trx: Trx, since: Date, place: Place = fromTheStart()): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('funnel_waiting')
    .select(['visitor_id', sql<string>`heard_at::text`.as('at')])
    .where('heard_at', '<=', since)
    .$if(place.after !== null, (waiting) => waiting.where('heard_at', '>=', sql<Date>`${place.after}`))
    .orderBy('heard_at')
    .limit(VISITORS_AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
  place.after = rows.at(-1)?.at ?? place.after
  return rows.map(({ visitor_id }) => visitor_id)
}

/** Visitors with a payment that is not among their counts: they are counted at once, so that revenue has a source. */
async function paidUncounted(trx: Trx, { now, livemode }: ReturnType<typeof countingOf>): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('payments')
    .innerJoin('visitor_leads', 'visitor_leads.lead_id', 'payments.lead_id')
    .leftJoin('funnel_visitors', 'funnel_visitors.visitor_id', 'visitor_leads.visitor_id')
    .leftJoin('funnel_waiting', 'funnel_waiting.visitor_id', 'visitor_leads.visitor_id')
    .select('visitor_leads.visitor_id')
    .distinct()
    .where('payments.kind', '=', 'initial')
    .where('payments.state', '=', 'succeeded')
    .where('payments.livemode', '=', livemode)
    .where('payments.at', '>=', plusDays(now, -LATE_PAYMENT_DAYS))
    .where(({ or, and, eb }) =>
      or([
        eb('funnel_visitors.has_paid', '=', false),
        and([eb('funnel_visitors.visitor_id', 'is', null), eb('funnel_waiting.visitor_id', 'is not', null)]),
      ]),
    )
    .limit(VISITORS_AT_ONCE)
    .execute()
  return rows.map(({ visitor_id }) => visitor_id)
}
