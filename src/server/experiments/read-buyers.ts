import { type RawBuilder, sql } from 'kysely'
import { netByPayment } from '#server/ledger/net-by-payment.ts'
import type { Reader } from '#server/platform/db/transaction.ts'

/** Days after the address was confirmed within which a first payment makes a buyer of the run. */
export const WINDOW_DAYS = 7

/** Buyers of a variant who paid the same, in the run's currency; 0 for those who paid in another. */
export type BuyersOfAmount = {
  readonly variant: string
  readonly minor: number
  /** The first buyer of each lot. */
  readonly buyers: number
  /** Later buyers of a lot, who are not counted. */
  readonly repeated: number
  /** Those among the buyers whose connection changed before the address was confirmed. */
  readonly moved: number
  /** Those among them who confirmed the address so long ago that nobody can buy late any more. */
  readonly settled: number
  readonly refunded: number
  readonly disputed: number
  readonly cancelled: number
}

type BuyersQuery = {
  readonly key: string
  readonly version: number
  readonly currency: string | null
  readonly livemode: boolean
  readonly now: Date
}

/**
 * What a lead bought first: when, and what is left of it by the ledger after refunds and disputes. Renewals make no buyer,
 * and their amounts are not counted. The one place in which experiments read money.
 */
export const firstPurchaseOf = (livemode: boolean, lead: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select money.at as bought_at, payments.livemode, money.currency, greatest(0, money.net) as net_minor,
    money.refunded > 0 as is_refunded, money.disputed > 0 as is_disputed,
    exists (
      select from subscriptions
      where subscriptions.id = payments.subscription_id and (cancel_at_period_end or ended_at is not null)
    ) as is_cancelled
  from ${netByPayment(livemode, lead)} money
  join payments on payments.id = money.payment_id
  where money.cause = 'initial' and not payments.is_duplicate
  order by money.at, payments.id limit 1`

/**
 * The buyers of a run by variant and amount. The first buyer of a lot counts: people who share a connection were drawn
 * together, and one draw is one observation. Those who were erased are among them.
 *
 * The first charges and what changed about them are read once for all leads: `firstPurchaseOf` says the same of one lead.
 */
export async function readBuyers(
  db: Reader,
  { key, version, currency, livemode, now }: BuyersQuery,
): Promise<readonly BuyersOfAmount[]> {
  const { rows } = await sql<BuyersOfAmount>`
    with first_charges as (
      select distinct on (runs.id) runs.id, runs.variant, runs.confirmed_at, runs.day, runs.lot, entry.at as bought_at,
        entry.livemode, entry.currency, entry.payment_id, entry.moved_minor, payments.subscription_id
      from ledger_entries entry
      join lead_runs runs on runs.lead_id = entry.lead_id and runs.key = ${key} and runs.version = ${version}
      join payments on payments.id = entry.payment_id and payments.kind = 'initial' and not is_duplicate
      where entry.livemode = ${livemode} and entry.kind = 'charge' and entry.number = 1 and entry.cause = 'initial'
      order by runs.id, entry.at, payments.id
    ), changes as (
      select payment_id, sum(moved_minor) as minor,
        sum(moved_minor) filter (where kind in ('refund', 'refund_returned')) < 0 as is_refunded,
        sum(moved_minor) filter (where kind in ('dispute_taken', 'dispute_returned')) < 0 as is_disputed
      from ledger_entries
      where livemode = ${livemode} and ((kind = 'charge' and number > 1)
        or kind in ('refund', 'refund_returned', 'dispute_taken', 'dispute_returned'))
      group by payment_id
    ), buyers as (
      select charge.id, charge.variant, confirmed_at, day, lot, bought_at, charge.livemode, currency,
        greatest(0, moved_minor + coalesce(changes.minor, 0)) as net_minor, coalesce(is_refunded, false) as is_refunded,
        coalesce(is_disputed, false) as is_disputed,
        coalesce(cancel_at_period_end or ended_at is not null, false) as is_cancelled
      from first_charges charge left join changes using (payment_id)
      left join subscriptions on subscriptions.id = charge.subscription_id
      union all
      select id, variant, confirmed_at, day, lot, bought_at, livemode, currency, net_minor, is_refunded, is_disputed,
        is_cancelled
      from lead_runs where key = ${key} and version = ${version} and lead_id is null
    ), ranked as (
      select *, row_number() over (partition by day, lot, case when lot is null then id end order by bought_at, id) as rank
      from buyers
      where livemode = ${livemode} and bought_at >= confirmed_at
        and bought_at <= confirmed_at + ${WINDOW_DAYS} * interval '1 day'
    )
    select variant, case when currency = ${currency} then net_minor else 0 end as minor,
      count(*) filter (where rank = 1) as buyers, count(*) filter (where rank > 1) as repeated,
      count(*) filter (where rank = 1 and lot is null) as moved,
      count(*) filter (where rank = 1 and confirmed_at + ${WINDOW_DAYS} * interval '1 day' <= ${now}) as settled,
      count(*) filter (where rank = 1 and is_refunded) as refunded,
      count(*) filter (where rank = 1 and is_disputed) as disputed,
      count(*) filter (where rank = 1 and is_cancelled) as cancelled
    from ranked group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

/** How many leads of a run have not bought and still can within the window. */
export async function countOpen(db: Reader, { key, version, livemode, now }: BuyersQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from lead_runs runs
    where key = ${key} and version = ${version} and lead_id is not null
      and confirmed_at + ${WINDOW_DAYS} * interval '1 day' > ${now}
      and not exists (
        select from ledger_entries entry
        join payments on payments.id = entry.payment_id and payments.kind = 'initial' and not is_duplicate
        where entry.lead_id = runs.lead_id and entry.livemode = ${livemode} and entry.kind = 'charge'
          and entry.number = 1 and entry.cause = 'initial')`.execute(db)
  return rows[0]?.count ?? 0
}
