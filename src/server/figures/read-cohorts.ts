import { sql } from 'kysely'
import type { CohortsReply } from '#domain/api/console/figures.ts'
import { MS_PER_DAY, SECONDS_PER_DAY } from '#domain/time.ts'
import type { FiguresSource } from './figures-source.ts'
import { momentsOf, type Period } from './period.ts'

/** Weeks after the first payment that a cohort is followed. */
export const COHORT_WEEKS = 12
const SECONDS_PER_WEEK = 7 * SECONDS_PER_DAY

/**
 * Customers by the week of their first payment: how many still have paid access after each week, and what they
 * paid, less refunds and disputes.
 */
export async function readCohorts(source: FiguresSource, period: Period): Promise<CohortsReply> {
  const { start, end } = momentsOf(period)
  const cohorts = sql`
    first as (
      select lead_id, min(at) as at from ledger_entries
      where kind = 'charge' and number = 1 and livemode = ${source.livemode} group by lead_id
    ), cohort as (
      select lead_id, at, date_trunc('week', at at time zone 'UTC')::date as week from first
      where at >= ${start} and at < ${end}
    )`
  const sizes = await sql<{ week: string; customers: number; last: Date }>`
    with ${cohorts} select week, count(*) as customers, max(at) as last from cohort group by week order by week`.execute(
    source.db,
  )
  // Access that was revoked counts until that day: a later refund does not change weeks that are over.
  // A paid period begins by the provider's clock, which may be a little after the payment: a day of difference is
  // ignored.
  const kept = await sql<{ week: string; after: number; customers: number }>`
    with ${cohorts} select week, after, count(distinct lead_id) as customers
    from cohort join entitlements using (lead_id) cross join lateral generate_series(
      greatest(0, ceil((extract(epoch from starts_at - at) - ${SECONDS_PER_DAY}) / ${SECONDS_PER_WEEK}))::int,
      least(${COHORT_WEEKS}, ceil(extract(epoch from least(ends_at, revoked_at) - at) / ${SECONDS_PER_WEEK}) - 1)::int
    ) as after
    where livemode = ${source.livemode} group by 1, 2`.execute(source.db)
  const money = await sql<{ week: string; after: number; currency: string; minor: number }>`
    with ${cohorts}, moves as (
      select lead_id, currency, at, moved_minor as minor from ledger_entries
      where livemode = ${source.livemode} and kind not in ('fee', 'payout')
    )
    select week, floor(extract(epoch from moves.at - cohort.at) / ${SECONDS_PER_WEEK})::int as after, currency,
      sum(minor)::bigint as minor
    from cohort join moves using (lead_id)
    where moves.at < cohort.at + ${COHORT_WEEKS + 1} * interval '7 days' group by 1, 2, 3`.execute(source.db)
  const now = source.now().getTime()
  return {
    cohorts: sizes.rows.map(({ week, customers, last }) => ({
      ...{ week, customers },
      weeks: Array.from({ length: COHORT_WEEKS + 1 }, (_, after) => ({
        after,
        // Only once the youngest member of the cohort has reached this week: before that the share would include people
        // who could not have left yet.
        kept:
          last.getTime() + after * 7 * MS_PER_DAY > now
            ? null
            : (kept.rows.find((row) => row.week === week && row.after === after)?.customers ?? 0),
        paid: money.rows
          .filter((row) => row.week === week && row.after === after)
          .map(({ currency, minor }) => ({ currency, minor })),
      })),
    })),
  }
}
