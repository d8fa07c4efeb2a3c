import { sql } from 'kysely'
import { addDays, type IsoDate, MS_PER_DAY, plusDays } from '#domain/time.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction, type Reader } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

/**
 * Tables with many rows a visitor. They are divided by the day on which the visitor was first heard of, so everything of a
 * visitor is in one partition, and deleting a day is dropping its partition (docs/decisions/0130).
 */
export const tablesByDay = ['step_views', 'visitor_events'] as const

/** The day of visitors of before there were partitions; their rows are in a partition that is never dropped. */
export const BEFORE_DAYS: IsoDate = '1970-01-01'
/** Days whose partitions are made before they begin, so that no request has to. */
const DAYS_AHEAD = 7
// An arbitrary number: partitions are made by one process at a time.
const LOCK = 4_077_202_602
/** How long dropping a partition may wait for a report that reads it; whoever comes after it waits as long. */
const DROP_WAITS = '1s'

const utcDay = (at: Date): IsoDate => at.toISOString().slice(0, 10)
const partitionOf = (table: string, day: IsoDate): string => `${table}_${day.replaceAll('-', '_')}`

/** The days that this process knows to have partitions. */
const known = new WeakMap<Database, Set<IsoDate>>()

/** Makes sure that visitors of a day can be stored; it costs nothing once this process knows. */
export async function ensureDay(db: Database, day: IsoDate): Promise<void> {
  const days = known.get(db) ?? new Set()
  known.set(db, days)
  if (days.has(day)) return
  await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    for (const table of tablesByDay) {
      const name = partitionOf(table, day)
      const { rows } = await sql<{ exists: boolean }>`select to_regclass(${name}) is not null as exists`.execute(trx)
      if (rows[0]?.exists === true) continue
      // Attaching a table that was made before does not lock its parent against reading and writing.
      await sql`create table ${sql.table(name)} (like ${sql.table(table)} including all)`.execute(trx)
      await sql`
        alter table ${sql.table(table)} attach partition ${sql.table(name)}
        for values from (${sql.lit(day)}) to (${sql.lit(addDays(day, 1))})`.execute(trx)
    }
  })
  days.add(day)
}

/** Makes the partitions of today and of the days to come. */
export async function makeDaysAhead({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) await ensureDay(db, utcDay(plusDays(now(), ahead)))
}

/**
 * The last day whose visitors are deleted now. A whole day goes at once, so that nobody's measurements are kept for longer
 * than `measurementKeptDays`, and those of late hours up to a day shorter.
 */
export const lastDayToForget = ({ now, config }: Pick<Services, 'now' | 'config'>): IsoDate =>
  utcDay(plusDays(now(), -config.measurementKeptDays))

type Forgetting = Pick<Services, 'db' | 'now' | 'config'>

const suffix = /_(\d{4})_(\d{2})_(\d{2})$/

/** The days whose time is over and which still have a partition, the oldest first. */
async function daysToDrop({ db, ...services }: Forgetting): Promise<readonly IsoDate[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent in (${sql.join(tablesByDay.map((table) => sql`${table}::regclass`))})`.execute(db)
  const days = rows.flatMap(({ name }) => {
    const [, year, month, day] = suffix.exec(name) ?? []
    return day === undefined ? [] : [`${year}-${month}-${day}`]
  })
  const last = lastDayToForget(services)
  return [...new Set(days)].filter((day) => day <= last).toSorted()
}

const hasVisitors = async (db: Reader, day: IsoDate): Promise<boolean> => {
  const found = await db
    .selectFrom('visitors')
    .select('id')
    .where('day', '=', day)
    .where('first_at', '>=', new Date(day))
    .where('first_at', '<', plusDays(new Date(day), 1))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const isLockTimeout = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '55P03'

/**
 * Drops the partitions of the oldest day whose time is over and whose visitors have been forgotten. Returns 1, or 0 if
 * there is none or if it is being read; then the next run drops it.
 */
export async function dropOldDay(services: Forgetting): Promise<number> {
  const { db } = services
  const [day] = await daysToDrop(services)
  if (day === undefined || (await hasVisitors(db, day))) return 0
  try {
    await inTransaction(db, async (trx) => {
      await sql`set local lock_timeout = ${sql.lit(DROP_WAITS)}`.execute(trx)
      for (const table of tablesByDay)
        await sql`drop table if exists ${sql.table(partitionOf(table, day))}`.execute(trx)
    })
  } catch (error) {
    if (isLockTimeout(error)) return 0
    throw error
  }
  known.get(db)?.delete(day)
  return 1
}

/** When the oldest day that still exists should have been dropped; null if none is overdue. */
export async function oldestDaySince(services: Forgetting): Promise<Date | null> {
  const [day] = await daysToDrop(services)
  if (day === undefined) return null
  const since = plusDays(new Date(day), services.config.measurementKeptDays)
  // Whoever was first heard of at the end of the day has been kept for the promised time a day later.
  return new Date(since.getTime() + MS_PER_DAY)
}
