import { type RawBuilder, sql } from 'kysely'
import { plusDays } from '#domain/time.ts'
import { netByPayment } from '#server/ledger/net-by-payment.ts'
import type { Reader } from '#server/platform/db/transaction.ts'

/** Days after the address was confirmed within which a first payment makes a buyer of the run. */
export const WINDOW_DAYS = 7

/** What names a run. */
export type RunName = { readonly key: string; readonly version: number }

/** Buyers of a variant who paid the same, in the run's currency; 0 for those who paid in another. */
export type BuyersOfAmount = RunName & {
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

export type AskedRun = RunName & { readonly currency: string | null }

type Asked = { readonly livemode: boolean; readonly now: Date }

/** A relation of the runs that are asked about. */
export const askedRuns = (runs: readonly (RunName & Partial<AskedRun>)[]): RawBuilder<unknown> => sql`
  unnest(${runs.map(({ key }) => key)}::text[], ${runs.map(({ version }) => version)}::int[],
    ${runs.map(({ currency }) => currency ?? null)}::text[]) as asked (key, version, currency)`

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
 * The buyers of runs by variant and amount. The first buyer of a lot counts: people who share a connection were drawn
 * together, and one draw is one observation. Those who were erased are among them.
 *
 * The first charges and what changed about them are read once for all leads and all runs: `firstPurchaseOf` says the same
 * of one lead. Each part is stored, so that a database that has not counted its rows yet joins no table row by row.
 */
export async function readBuyers(
  db: Reader,
  runs: readonly AskedRun[],
  { livemode, now }: Asked,
): Promise<readonly BuyersOfAmount[]> {
  const { rows } = await sql<BuyersOfAmount>`
    with asked as materialized (select * from ${askedRuns(runs)}),
    confirmed as materialized (
      select runs.*, asked.currency as run_currency from asked join lead_runs runs using (key, version)
    ), firsts as materialized (
      select id, subscription_id from payments where kind = 'initial' and not is_duplicate
    ), first_charges as materialized (
      select distinct on (entry.lead_id) entry.lead_id, entry.at, entry.currency, entry.payment_id, entry.moved_minor,
        firsts.subscription_id
      from ledger_entries entry join firsts on firsts.id = entry.payment_id
      where entry.livemode = ${livemode} and entry.kind = 'charge' and entry.number = 1 and entry.cause = 'initial'
      order by entry.lead_id, entry.at, entry.payment_id
    ), changes as materialized (
      select payment_id, sum(moved_minor) as minor,
        sum(moved_minor) filter (where kind in ('refund', 'refund_returned')) < 0 as is_refunded,
        sum(moved_minor) filter (where kind in ('dispute_taken', 'dispute_returned')) < 0 as is_disputed
      from ledger_entries
      where livemode = ${livemode} and ((kind = 'charge' and number > 1)
        or kind in ('refund', 'refund_returned', 'dispute_taken', 'dispute_returned'))
      group by payment_id
    ), bought as materialized (
      select runs.id, runs.key, runs.version, runs.variant, confirmed_at, day, lot, charge.at as bought_at, run_currency,
        charge.currency, charge.payment_id, charge.moved_minor, charge.subscription_id
      from first_charges charge join confirmed runs on runs.lead_id = charge.lead_id
    ), buyers as (
      select bought.id, key, version, variant, confirmed_at, day, lot, bought_at, run_currency, currency,
        greatest(0, moved_minor + coalesce(changes.minor, 0)) as net_minor, coalesce(is_refunded, false) as is_refunded,
        coalesce(is_disputed, false) as is_disputed,
        coalesce(cancel_at_period_end or ended_at is not null, false) as is_cancelled
      from bought left join changes using (payment_id)
      left join subscriptions on subscriptions.id = bought.subscription_id
      union all
      select id, key, version, variant, confirmed_at, day, lot, bought_at, run_currency, currency, net_minor, is_refunded,
        is_disputed, is_cancelled
      from confirmed where lead_id is null and livemode = ${livemode}
    ), ranked as (
      select *, row_number() over (
        partition by key, version, day, lot, case when lot is null then id end order by bought_at, id
      ) as rank
      from buyers
      where bought_at >= confirmed_at and bought_at <= confirmed_at + ${WINDOW_DAYS} * interval '1 day'
    )
    select key, version, variant, case when currency = run_currency then net_minor else 0 end as minor,
      count(*) filter (where rank = 1) as buyers, count(*) filter (where rank > 1) as repeated,
      count(*) filter (where rank = 1 and lot is null) as moved,
      count(*) filter (where rank = 1 and confirmed_at + ${WINDOW_DAYS} * interval '1 day' <= ${now}) as settled,
      count(*) filter (where rank = 1 and is_refunded) as refunded,
      count(*) filter (where rank = 1 and is_disputed) as disputed,
      count(*) filter (where rank = 1 and is_cancelled) as cancelled
    from ranked group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db)
  return rows
}

/** How many leads of each run have not bought and still can within the window; runs without any are left out. */
export async function countOpen(
  db: Reader,
  runs: readonly RunName[],
  { livemode, now }: Asked,
): Promise<readonly (RunName & { readonly count: number })[]> {
  const { rows } = await sql<RunName & { count: number }>`
    with open as materialized (
      select runs.id, key, version, lead_id from ${askedRuns(runs)} join lead_runs runs using (key, version)
      where lead_id is not null and confirmed_at > ${plusDays(now, -WINDOW_DAYS)}
    ), bought as materialized (
      select lead_id from payments
      where kind = 'initial' and not is_duplicate and lead_id in (select lead_id from open) and exists (
        select from ledger_entries entry
        where entry.payment_id = payments.id and entry.lead_id = payments.lead_id and entry.livemode = ${livemode}
          and entry.kind = 'charge' and entry.number = 1 and entry.cause = 'initial')
    )
    select key, version, count(*) from open where lead_id not in (select lead_id from bought) group by 1, 2`.execute(db)
  return rows
}
