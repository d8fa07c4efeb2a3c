import { sql } from 'kysely'
import type { FiguresSource } from './figures-source.ts'
import { type AskedRows, meets, type NeededTraits, valuesOf } from './filtered-visits.ts'
import { momentsOf, type Period } from './period.ts'

export type RevenueRow = {
  /** Null stands for customers who first paid in the period and belong to no counted visitor. */
  readonly value: string | null
  readonly also: string
  readonly currency: string
  readonly minor: number
  readonly buyers: number
}

/**
 * What visitors who entered in the period and meet every condition have paid so far, minus refunds and disputes, by value.
 * Without a condition the values and the customers who belong to no visitor add up to the ledger over all time.
 */
export async function readRevenueBy(
  { db, livemode }: FiguresSource,
  period: Period,
  { dimension, also, needed }: AskedRows & { readonly needed: NeededTraits },
): Promise<readonly RevenueRow[]> {
  const { start, end } = momentsOf(period)
  const { rows } = await sql<RevenueRow>`
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
      select lead_id, one.value, other.value as also from placed
      cross join lateral ${valuesOf(sql`placed.traits`, dimension)} as one
      cross join lateral ${valuesOf(sql`placed.traits`, also)} as other
      where visitor_id is not null and ${meets(sql`placed.traits`, needed)}
      union all select lead_id, null, '' from placed where visitor_id is null and ${needed.length === 0}
    ), kept as (
      -- Nothing of a buyer is older than their first payment.
      select lead_id, currency, sum(moved_minor) as minor from ledger_entries
      where livemode = ${livemode} and kind not in ('fee', 'payout') and at >= ${start}::timestamptz - interval '1 day'
      group by lead_id, currency
    )
    select value, also, currency, sum(minor)::bigint as minor, count(distinct lead_id)::int as buyers
    from valued join kept using (lead_id) group by 1, 2, 3 order by 4 desc`.execute(db)
  return rows
}
