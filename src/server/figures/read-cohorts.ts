import { sql } from 'kysely'
import type { CohortsReply } from '#domain/api/console/figures.ts'
import { SLACK_HOURS } from '#domain/billing/entitlements.ts'
import type { CohortSplit, CohortUnit } from '#domain/cohort-choices.ts'
import { splitBy } from './cohort-splits.ts'
import type { FiguresSource } from './figures-source.ts'
import { withoutAccess } from './given-back-access.ts'
import { momentsOf, type Period } from './period.ts'

/** How long a cohort is followed, and how long a step of that may be, in days. */
const units = {
  week: { most: 12, step: sql`interval '1 week'`, shortest: 7, longest: 7 },
  month: { most: 60, step: sql`interval '1 month'`, shortest: 28, longest: 31 },
} as const satisfies Record<CohortUnit, object>

/** Values of a split that get rows of their own, those with most customers; the rest are counted together. */
const VALUES_MOST = 12
const OTHERS = 'others'

export type AskedCohorts = { readonly unit: CohortUnit; readonly split: CohortSplit | null }

/** Whole weeks or months between two moments. */
const wholeUnits = (unit: CohortUnit) =>
  unit === 'week'
    ? sql`floor(extract(epoch from move.at - cohort.at) / extract(epoch from ${units.week.step}))::int`
    : sql`(extract(year from age(move.at at time zone 'UTC', cohort.at at time zone 'UTC')) * 12
        + extract(month from age(move.at at time zone 'UTC', cohort.at at time zone 'UTC')))::int`

type Row = {
  readonly what: 'size' | 'kept' | 'paid'
  readonly begins: string
  readonly value: string
  readonly currency: string
  /** Customers, or minor units. */
  readonly sum: number
  /** Weeks or months; of a size, how many the youngest member of the cohort has reached. */
  readonly after: number
}

/**
 * Customers by the week or month of their first payment, perhaps split: how many still have paid access after each week
 * or month, and what they paid, less refunds and disputes.
 */
export async function readCohorts(
  source: FiguresSource,
  period: Period,
  { unit, split }: AskedCohorts = { unit: 'week', split: null },
): Promise<CohortsReply> {
  const { start, end } = momentsOf(period)
  const { db, livemode } = source
  const { most, step, shortest, longest } = units[unit]
  const now = source.now()
  // Nothing that happens later changes weeks that are over. Access that was revoked counts until that day, what was open
  // before a renewal was paid does not count, and a renewal that was paid late counts from then on. A paid period begins by
  // the provider's clock, which may be a little after the payment: a day of difference is ignored.
  const { rows } = await sql<Row>`
    with bought as (
      select lead_id, min(at) as at, date_trunc(${unit}, min(at) at time zone 'UTC')::date as begins from ledger_entries
      where kind = 'charge' and number = 1 and livemode = ${livemode} and at < ${end}
      group by lead_id having min(at) >= ${start}
    ), valued as (
      ${splitBy(split, livemode)}
    ), listed as (
      select value from valued group by value order by count(*) desc, value limit ${VALUES_MOST}
    ), cohort as materialized (
      select lead_id, at, begins, case when listed.value is null then ${OTHERS} else listed.value end as value
      from valued left join listed using (value)
    ), gone as materialized (
      ${withoutAccess}
    ), paid as (
      select cohort.lead_id, cohort.at, begins, value, access.payment_id,
        case when payments.at > starts_at + interval '1 day' then payments.at else starts_at - interval '1 day' end as starts_at,
        least(revoked_at, access.ends_at, ${SLACK_HOURS} * interval '1 hour' + greatest(period_end, free.moved_to)) as ends_at
      from cohort join entitlements access on access.lead_id = cohort.lead_id and access.livemode = ${livemode}
      join payments on payments.lead_id = access.lead_id and payments.id = access.payment_id
      left join charge_moves free on free.lead_id = access.lead_id and free.kind = 'free_days' and applied_at is not null
        and moved_from >= period_end - interval '1 day' and moved_from < access.ends_at
    ), tried as (
      select paid.*, generate_series(
        greatest(0, floor(extract(epoch from starts_at - at) / 86400 / ${longest}))::int,
        least(${most}, ceil(extract(epoch from ends_at - at) / 86400 / ${shortest}))::int
      ) as after
      from paid
    ), kept as (
      select distinct lead_id, begins, value, after from tried
      where at + after * ${step} >= starts_at and at + after * ${step} < ends_at and at + after * ${step} <= ${now}
        and not exists (select from gone where gone.payment_id = tried.payment_id
          and at + after * ${step} >= gone.begins and at + after * ${step} < gone.ends)
    )
    select 'size' as what, begins, value, '' as currency, count(*)::bigint as sum,
      (select count(*)::int from generate_series(1, ${most}) as n where max(at) + n * ${step} <= ${now}) as after
    from cohort group by begins, value
    union all
    select 'kept', begins, value, '', count(*)::bigint, after from kept group by begins, value, after
    union all
    select 'paid', begins, value, currency, sum(moved_minor)::bigint, ${wholeUnits(unit)} as after
    from cohort join ledger_entries move using (lead_id)
    where move.livemode = ${livemode} and move.kind not in ('fee', 'payout')
      and move.at < cohort.at + ${most + 1} * ${step}
    group by begins, value, currency, 6`.execute(db)
  const keyOf = ({ what, begins, value, after }: Pick<Row, 'what' | 'begins' | 'value' | 'after'>) =>
    `${what} ${begins} ${after} ${value}`
  const found = Map.groupBy(rows, keyOf)
  const sizes = rows
    .filter(({ what }) => what === 'size')
    .toSorted((a, b) => (a.begins === b.begins ? b.sum - a.sum : a.begins < b.begins ? -1 : 1))
  const last = unit === 'week' ? most : Math.min(most, monthsBetween(sizes[0]?.begins, now))
  return {
    ...{ unit, split },
    cohorts: sizes.map(({ begins, value, sum: customers, after: reached }) => ({
      ...{ begins, customers, value: split === null ? null : value },
      spans: Array.from({ length: last + 1 }, (_, after) => ({
        after,
        // Only once the youngest member of the cohort has come so far: before that the share would include people who
        // could not have left yet.
        kept: after > reached ? null : (found.get(keyOf({ what: 'kept', begins, value, after }))?.[0]?.sum ?? 0),
        paid: (found.get(keyOf({ what: 'paid', begins, value, after })) ?? []).map((row) => ({
          currency: row.currency,
          minor: row.sum,
        })),
      })),
    })),
  }
}

/** The calendar months from the month of a day to that of a moment, UTC; none without a day. */
function monthsBetween(day: string | undefined, moment: Date): number {
  if (day === undefined) return 0
  const [year = 0, month = 0] = day.split('-').map(Number)
  return (moment.getUTCFullYear() - year) * 12 + moment.getUTCMonth() + 1 - month
}
