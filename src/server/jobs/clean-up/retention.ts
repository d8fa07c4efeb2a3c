import { type RawBuilder, sql } from 'kysely'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { fromTheStart, type Place } from '#server/platform/concurrency/deadline.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { Services } from '#server/services.ts'

/** What clean-up needs of the services. */
export type CleanUpServices = Pick<Services, 'db' | 'now' | 'config'>

/** One kind of thing that is deleted after its time. */
export type Retention = {
  readonly name: string
  /**
   * Deletes a slice of those whose time is over, at most some thousands, and returns how many; 0 if none is left.
   * @param place where the run is; the slice moves it on
   */
  readonly deleteSome: (services: CleanUpServices, place?: Place) => Promise<number>
  /** When the oldest that still exists should have been deleted; null if there is none. */
  readonly overdueSince: (services: CleanUpServices) => Promise<Date | null>
}

/** Rows that one statement deletes or changes. */
export const ROWS_AT_ONCE = 2000

type AgedRows = {
  readonly table: keyof Schema
  /** The time or day that the age counts from; the table has an index that begins with it. */
  readonly column: string
  readonly days: number
  /** Further conditions, which the index has too. */
  readonly where?: RawBuilder<unknown>
  /** What replaces the row's content; without it the row is deleted. */
  readonly set?: RawBuilder<unknown>
}

/** Rows of a table that are deleted, or emptied, some days after a time in one of their columns. */
export function agedRows(name: string, { table, column, days, where = sql`true`, set }: AgedRows): Retention {
  const at = sql.ref(column)
  const old = (now: Date) => {
    const before = plusDays(now, -days)
    return sql`${at} < ${before} and ${where}`
  }
  return {
    name,
    deleteSome: async ({ db, now }, place = fromTheStart()) => {
      const rest = place.after === null ? sql`true` : sql`${at} >= ${place.after}`
      const done = set === undefined ? sql`delete from ${sql.table(table)}` : sql`update ${sql.table(table)} set ${set}`
      const { rows } = await sql<{ count: number; last: string | null }>`
        with slice as materialized (
          select ctid as place, ${at} as at from ${sql.table(table)} where ${old(now())} and ${rest}
          order by ${at} limit ${ROWS_AT_ONCE}),
        done as (${done} where ctid = any(array(select place from slice)) returning 1)
        select (select count(*) from done)::integer as count, (select max(at)::text from slice) as last`.execute(db)
      place.after = rows[0]?.last ?? place.after
      return rows[0]?.count ?? 0
    },
    overdueSince: async ({ db, now }) => {
      const { rows } = await sql<{ at: Date }>`
        select ${at}::timestamptz as at from ${sql.table(table)} where ${old(now())} order by ${at} limit 1`.execute(db)
      const oldest = rows[0]?.at
      return oldest === undefined ? null : new Date(oldest.getTime() + days * MS_PER_DAY)
    },
  }
}
