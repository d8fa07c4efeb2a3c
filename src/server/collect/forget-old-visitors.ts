import { sql } from 'kysely'
import { addDays, plusDays } from '#domain/time.ts'
import { fromTheStart, type Place } from '#server/platform/concurrency/deadline.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { lastDayToForget } from './day-partitions.ts'
import { forgetVisitors } from './visitor-leads.ts'

/** Visitors deleted in one transaction. Those of before there were partitions have about fifty step views each. */
const BATCH_SIZE = 250

type Forgetting = Pick<Services, 'db' | 'now' | 'config'>

/**
 * Deletes what was measured of some visitors whose retention time has passed, and returns how many there were. Their rows
 * in the partition of their day stay until `dropOldDay` drops it.
 * @param place where the run is; it is moved on
 */
export async function forgetSomeOldVisitors(
  { db, now, config }: Forgetting,
  place: Place = fromTheStart(),
): Promise<number> {
  const before = new Date(addDays(lastDayToForget({ now, config }), 1))
  return inTransaction(db, async (trx) => {
    const old = await trx
      .selectFrom('visitors')
      .select(['id', sql<string>`first_at::text`.as('at')])
      .where('first_at', '<', before)
      .$if(place.after !== null, (visitors) => visitors.where('first_at', '>=', sql<Date>`${place.after}`))
      .orderBy('first_at')
      .limit(BATCH_SIZE)
      .execute()
    await forgetVisitors(
      trx,
      old.map(({ id }) => id),
      { keepsDays: true },
    )
    place.after = old.at(-1)?.at ?? place.after
    return old.length
  })
}

/** Since when the oldest visitor should have been deleted; null if none is overdue. */
export async function oldestVisitorSince({ db, now, config }: Forgetting): Promise<Date | null> {
  const oldest = await db
    .selectFrom('visitors')
    .select('first_at')
    .where('first_at', '<', plusDays(now(), -config.measurementKeptDays))
    .orderBy('first_at')
    .limit(1)
    .executeTakeFirst()
  return oldest === undefined ? null : plusDays(oldest.first_at, config.measurementKeptDays)
}
