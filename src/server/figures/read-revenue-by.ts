import { sql } from 'kysely'
import type { FiguresSource } from './figures-source.ts'
import { type AskedRows, eachVariant, hasVariant, numberOf, traitValue } from './filtered-visits.ts'
import { meets, type NeededTraits } from './needed-traits.ts'
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
  asked: AskedRows & { readonly needed: NeededTraits },
): Promise<readonly RevenueRow[]> {
  const { start, end } = momentsOf(period)
  const { dimension, also, needed } = asked
  const { rows } = await sql<RevenueRow>`
    with buyers as (
      select lead_id, min(at) as at from ledger_entries
      where livemode = ${livemode} and at >= ${start}::timestamptz - interval '1 day'
        and kind = 'charge' and number = 1 and cause = 'initial'
      group by lead_id
    ), valued as (
      -- Whoever was counted before a dimension existed has no value of it.
      select buyers.lead_id, visit.visitor_id is not null as is_counted, ${numberOf(dimension)} as one, ${numberOf(also)} as other
      from buyers left join visitor_leads using (lead_id)
      left join funnel_visits visit on visit.visitor_id = visitor_leads.visitor_id ${eachVariant(asked)}
      where case when visit.visitor_id is null
        then buyers.at >= ${start} and buyers.at < ${end} and ${needed.length === 0}
        else visit.day between ${period.from} and ${period.to} and ${meets(needed)} and ${hasVariant(asked)} end
    ), kept as (
      -- Nothing of a buyer is older than their first payment.
      select lead_id, currency, sum(moved_minor)::bigint as minor from ledger_entries
      where livemode = ${livemode} and kind not in ('fee', 'payout') and at >= ${start}::timestamptz - interval '1 day'
      group by lead_id, currency
    ), summed as (
      -- A customer is in a row once: of a currency there is one sum, and no two variants are the same.
      select is_counted, one, other, currency, sum(minor)::bigint as minor, count(*)::int as buyers
      from valued join kept using (lead_id) group by 1, 2, 3, 4
    )
    select case when is_counted then ${traitValue(dimension, 'one')} end as value,
      case when is_counted then ${traitValue(also, 'other')} else '' end as also, currency, minor, buyers
    from summed left join funnel_traits one on one.id = summed.one left join funnel_traits other on other.id = summed.other
    order by minor desc`.execute(db)
  return rows
}
