import { sql } from 'kysely'
import { hideSmallCells } from '#analytics/answers/hide-small-cells.ts'
import { SMALLEST_SAMPLE } from '#analytics/funnel/funnel-report.ts'
import { type Dimension, UNKNOWN } from '#analytics/funnel/traits.ts'
import { wilsonInterval } from '#analytics/statistics/wilson.ts'
import type { BreakdownReply } from '#domain/api/console/figures.ts'
import type { FiguresSource } from './figures-source.ts'
import { funnelSums } from './funnel-sums.ts'
import { momentsOf, type Period } from './period.ts'

/** The values of one dimension, those with most visitors first. */
export async function readBreakdown(
  source: FiguresSource,
  period: Period,
  dimension: Dimension,
): Promise<BreakdownReply> {
  const { rows } = await sql<Counts>`
    select value,
      coalesce(sum(views) filter (where step = 'home'), 0)::bigint as visitors,
      coalesce(sum(views) filter (where step = 'confirm-email'), 0)::bigint as "emailPages",
      coalesce(sum(views) filter (where step = 'pay'), 0)::bigint as paywalls,
      coalesce(sum(views) filter (where step = 'purchase'), 0)::bigint as purchases
    from ${funnelSums}
    where dimension = ${dimension} and day between ${period.from} and ${period.to}
      and step in ('home', 'confirm-email', 'pay', 'purchase')
    group by value having sum(views) > 0 order by visitors desc, value`.execute(source.db)
  const revenue = await revenueBy(source, period, dimension)
  const counts = [...rows, ...onlyPaid(rows, revenue)]
  return {
    rows: (dimension === 'path' ? withoutSmallCells(counts) : counts).map((row) => ({
      ...row,
      interval: row.purchases === null || row.visitors === null ? null : wilsonInterval(row.purchases, row.visitors),
      isTooSmall: row.visitors !== null && row.visitors < SMALLEST_SAMPLE,
      revenue: row.purchases === null ? null : amountsOf(revenue.get(row.value)),
    })),
    unattributed: amountsOf(revenue.get(null)),
    unattributedBuyers: revenue.get(null)?.reduce((sum, { buyers }) => sum + buyers, 0) ?? 0,
  }
}

/** Rows for values of which there is money, but no counted visitor in the period. */
function onlyPaid(rows: readonly Counts[], revenue: ReadonlyMap<string | null, readonly Sum[]>): readonly Counts[] {
  const known = new Set(rows.map(({ value }) => value))
  return [...revenue].flatMap(([value, sums]) =>
    value === null || known.has(value)
      ? []
      : [
          {
            value,
            visitors: 0,
            emailPages: 0,
            paywalls: 0,
            purchases: sums.reduce((sum, { buyers }) => sum + buyers, 0),
          },
        ],
  )
}

const counted = ['visitors', 'emailPages', 'paywalls', 'purchases'] as const
type Counted = (typeof counted)[number]
type Counts = { readonly value: string } & Readonly<Record<Counted, number>>
type ShownCounts = { readonly value: string } & Readonly<Record<Counted, number | null>>

/** Hides counts that could identify one person, as in the distribution of answers; the totals are known. */
function withoutSmallCells(rows: readonly Counts[]): readonly ShownCounts[] {
  const shown = new Map(
    counted.map((name) => {
      const cells = hideSmallCells(
        rows.map((row) => ({ answer: row.value, count: row[name] })),
        { addsUp: true },
      )
      return [name, new Map(cells.map(({ answer, count }) => [answer, count]))]
    }),
  )
  const count = (name: Counted, value: string) => shown.get(name)?.get(value) ?? null
  return rows.map(({ value }) => ({
    value,
    visitors: count('visitors', value),
    emailPages: count('emailPages', value),
    paywalls: count('paywalls', value),
    purchases: count('purchases', value),
  }))
}

const amountsOf = (sums: readonly Sum[] = []) => sums.map(({ currency, minor }) => ({ currency, minor }))

type Sum = { readonly value: string | null; readonly currency: string; readonly minor: number; readonly buyers: number }

/**
 * What visitors who entered in the period have paid so far, minus refunds and disputes, by value. Null stands for customers
 * who first paid in the period and belong to no counted visitor: over all time the values and they add up to the ledger.
 */
async function revenueBy({ db, livemode }: FiguresSource, period: Period, dimension: Dimension) {
  const { start, end } = momentsOf(period)
  const { rows } = await sql<Sum>`
    with buyers as (
      select distinct on (lead_id) lead_id, at from ledger_entries
      where livemode = ${livemode} and at >= ${start}::timestamptz - interval '1 day'
        and kind = 'charge' and number = 1 and cause = 'initial'
      order by lead_id, at
    ), placed as (
      select buyers.lead_id, visitors.visitor_id, visitors.traits from buyers
      left join visitor_leads using (lead_id)
      left join funnel_visitors visitors on visitors.visitor_id = visitor_leads.visitor_id
      where case when visitors.visitor_id is null then buyers.at else entered_at end >= ${start}
        and case when visitors.visitor_id is null then buyers.at else entered_at end < ${end}
    ), valued as (
      -- Whoever was counted before a dimension existed has no value of it.
      select lead_id, coalesce(substr(trait, ${dimension.length + 2}::int), ${UNKNOWN}) as value
      from placed left join lateral unnest(traits) as trait on trait like ${`${dimension}=%`}
      where visitor_id is not null and (trait is not null or ${dimension} <> 'variant')
      union all select lead_id, null from placed where visitor_id is null
    ), kept as (
      -- Nothing of a buyer is older than their first payment.
      select lead_id, currency, sum(moved_minor) as minor from ledger_entries
      where livemode = ${livemode} and kind not in ('fee', 'payout') and at >= ${start}::timestamptz - interval '1 day'
      group by lead_id, currency
    )
    select value, currency, sum(minor)::bigint as minor, count(distinct lead_id)::int as buyers
    from valued join kept using (lead_id) group by 1, 2 order by 3 desc`.execute(db)
  return Map.groupBy(rows, (row) => row.value)
}
