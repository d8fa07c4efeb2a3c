import { sql } from 'kysely'
import type { RecurringReply } from '#domain/api/console/recurring.ts'
import type { FiguresSource } from './figures-source.ts'
import { withoutAccess } from './given-back-access.ts'
import { DISPLAY_MONTHS, monthStarts } from './recurring-months.ts'

/** Days of the month on which recurring revenue is based. */
const MONTH_DAYS = 30
/** Hours by which a provider may charge a renewal after its period has begun. */
const LATE_HOURS = 24

/** Whether an order began with a first period of another length. A cheaper one of the same length is a discount. */
const hasTrial = sql`orders.first_days <> orders.renewal_days`
const isTrial = sql`(payments.kind = 'initial' and ${hasTrial})`

/**
 * Recurring revenue by month and what moved it, from the charges of the ledger: a charge counts from the moment at which
 * it was paid to the end of its period, or to the day on which its access was revoked, at its amount for 30 days. So no
 * month that is over changes. A trial counts with the price at which it renews, if trials count at all.
 */
export async function readRecurring(source: FiguresSource, doTrialsCount: boolean): Promise<RecurringReply> {
  const { db, livemode } = source
  const now = source.now()
  const moments = monthStarts(now)
  const { rows: months } = await sql<RecurringReply['months'][number]>`
    with covered as materialized (
      select entry.lead_id, entry.payment_id, entry.currency, greatest(period_start, entry.at) as starts,
        least(period_end + ${LATE_HOURS} * interval '1 hour', revoked_at) as ends,
        round(case when ${isTrial} then orders.renewal_amount_minor::numeric * ${MONTH_DAYS} / orders.renewal_days
          else entry.moved_minor::numeric * ${MONTH_DAYS}
            / greatest(1, round(extract(epoch from period_end - period_start) / 86400)) end)::bigint as minor
      from ledger_entries entry
      join payments on payments.id = entry.payment_id and not is_duplicate
      join orders on orders.lead_id = payments.lead_id and orders.id = payments.order_id
      left join entitlements on entitlements.payment_id = payments.id and entitlements.lead_id = payments.lead_id
      where entry.livemode = ${livemode} and entry.kind = 'charge' and entry.number = 1
        and (${doTrialsCount} or not ${isTrial})
    ), gone as materialized (
      ${withoutAccess}
    ), moments as (
      select moment, place from unnest(${moments}::timestamptz[]) with ordinality as listed (moment, place)
    ), standing as materialized (
      select distinct on (lead_id, place) lead_id, currency, place, minor
      from moments join covered on starts <= moment and moment < ends
      where not exists (
        select from gone where gone.payment_id = covered.payment_id and gone.begins <= moment and moment < gone.ends)
      order by lead_id, place, starts desc
    ), firsts as (
      select lead_id, min(starts) as at from covered group by lead_id
    ), steps as (
      select coalesce(after.place, before.place + 1) as place, coalesce(after.currency, before.currency) as currency,
        coalesce(before.minor, 0) as old, coalesce(after.minor, 0) as fresh, coalesce(after.lead_id, before.lead_id) as lead_id
      from standing before full join standing after
        on after.lead_id = before.lead_id and after.currency = before.currency and after.place = before.place + 1
    )
    select to_char((moments.moment - interval '1 millisecond') at time zone 'UTC', 'YYYY-MM') as month, currency,
      sum(old)::bigint as "startMinor",
      coalesce(sum(fresh) filter (where old = 0 and firsts.at > began.moment), 0)::bigint as "newMinor",
      coalesce(sum(fresh - old) filter (where old > 0 and fresh > old), 0)::bigint as "expansionMinor",
      coalesce(sum(old - fresh) filter (where fresh > 0 and fresh < old), 0)::bigint as "contractionMinor",
      coalesce(sum(old) filter (where fresh = 0), 0)::bigint as "churnedMinor",
      coalesce(sum(fresh) filter (where old = 0 and firsts.at <= began.moment), 0)::bigint as "recoveredMinor",
      sum(fresh)::bigint as "endMinor", count(*) filter (where fresh > 0) as customers
    from steps join moments using (place) join moments began on began.place = steps.place - 1
    join firsts using (lead_id)
    group by moments.moment, currency order by moments.moment desc, currency limit ${DISPLAY_MONTHS * 4}`.execute(db)
  const { rows: trials } = await sql<RecurringReply['trials']>`
    select count(*) filter (where payments.period_end > ${now}) as running,
      count(*) filter (where payments.period_end <= ${now}) as ended,
      count(*) filter (where payments.period_end <= ${now} and exists (
        select from payments later where later.lead_id = payments.lead_id and later.order_id = payments.order_id
          and later.kind = 'renewal' and later.state = 'succeeded')) as paid
    from payments join orders on orders.lead_id = payments.lead_id and orders.id = payments.order_id
    where payments.kind = 'initial' and payments.state = 'succeeded' and not is_duplicate
      and payments.livemode = ${livemode} and ${hasTrial}
      and payments.period_end > ${moments.at(0) ?? now}`.execute(db)
  const { rows: cancelled } = await sql<{ count: number }>`
    select count(*) as count from subscriptions
    where livemode = ${livemode} and duplicate_of is null
      and ((state in ('trialing', 'active', 'past_due') and cancel_at_period_end)
        or (state = 'canceled' and exists (
          select from payments join entitlements on entitlements.payment_id = payments.id
          where payments.subscription_id = subscriptions.id and ends_at > ${now} and revoked_at is null)))`.execute(db)
  return {
    doTrialsCount,
    months: months.map((row) => ({ ...row, ...numbersOf(row) })),
    trials: { running: 0, ended: 0, paid: 0, ...trials[0] },
    cancelledRunning: Number(cancelled[0]?.count ?? 0),
    churn: await churnBy(source, moments.at(-2) ?? now),
  }
}

type Month = RecurringReply['months'][number]

/** Sums arrive as text where they exceed an integer of SQL. */
const numbersOf = (row: Month) => ({
  startMinor: Number(row.startMinor),
  newMinor: Number(row.newMinor),
  expansionMinor: Number(row.expansionMinor),
  contractionMinor: Number(row.contractionMinor),
  churnedMinor: Number(row.churnedMinor),
  recoveredMinor: Number(row.recoveredMinor),
  endMinor: Number(row.endMinor),
})

/** Of the subscriptions that ran 30 days before a moment, those that had ended by then, by plan and by age in months. */
async function churnBy({ db, livemode }: FiguresSource, moment: Date): Promise<RecurringReply['churn']> {
  const { rows } = await sql<RecurringReply['churn'][number]>`
    select product_key as plan, age, count(*) as "atStart", count(*) filter (where ended_at < ${moment}) as ended
    from (
      select product_key, ended_at,
        width_bucket(extract(epoch from ${moment}::timestamptz - interval '30 days' - subscriptions.created_at) / 86400,
          array[30, 90, 180, 365]) as age
      from subscriptions join orders on orders.lead_id = subscriptions.lead_id and orders.id = order_id
      where subscriptions.livemode = ${livemode} and duplicate_of is null
        and subscriptions.state not in ('incomplete', 'incomplete_expired')
        and subscriptions.created_at < ${moment}::timestamptz - interval '30 days'
        and (ended_at is null or ended_at >= ${moment}::timestamptz - interval '30 days')
    ) running group by 1, 2 order by 1, 2`.execute(db)
  return rows
}
