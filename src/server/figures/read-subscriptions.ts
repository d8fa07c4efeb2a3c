import { sql } from 'kysely'
import type { SubscriptionsReply } from '#domain/api/console/figures.ts'
import type { FiguresSource } from './figures-source.ts'
import { momentsOf, type Period } from './period.ts'

/** Days of the month on which recurring revenue is based. */
const MONTH_DAYS = 30

/** A ledger entry that is a purchase: a second charge for the same days is none. */
const isPurchase = sql`entry.kind = 'charge' and entry.number = 1 and payments.kind = 'initial' and not is_duplicate`

/** Recurring revenue, ended subscriptions, failed renewals, plans, refunds and disputes of a period. */
export async function readSubscriptions(source: FiguresSource, period: Period): Promise<SubscriptionsReply> {
  const { db, livemode } = source
  const { start, end } = momentsOf(period)
  const recurring = await sql<{ currency: string; minor: number; subscriptions: number }>`
    select coalesce(next_currency, orders.currency) as currency, count(*) as subscriptions,
      round(sum(coalesce(next_amount_minor, renewal_amount_minor)::numeric * ${MONTH_DAYS}
        / coalesce(next_days, renewal_days)))::bigint as minor
    from subscriptions join orders on orders.lead_id = subscriptions.lead_id and orders.id = order_id
    where subscriptions.state in ('trialing', 'active', 'past_due') and not cancel_at_period_end
      and subscriptions.livemode = ${livemode} and duplicate_of is null group by 1 order by 3 desc`.execute(db)
  const churn = await sql<{ atStart: number; ended: number }>`
    select count(*) filter (where created_at < ${start} and (ended_at is null or ended_at >= ${start})) as "atStart",
      count(*) filter (where created_at < ${start} and ended_at >= ${start} and ended_at < ${end}) as ended
    from subscriptions where livemode = ${livemode} and duplicate_of is null
      and state not in ('incomplete', 'incomplete_expired')`.execute(db)
  const reasons = await sql<{ reason: string; count: number }>`
    select coalesce(end_reason, 'unknown') as reason, count(*) as count from subscriptions
    where livemode = ${livemode} and ended_at >= ${start} and ended_at < ${end} and duplicate_of is null
      and state not in ('incomplete', 'incomplete_expired')
    group by 1 order by 2 desc, 1`.execute(db)
  const dunning = await sql<{ failed: number; recovered: number; lost: number }>`
    select count(*) as failed, count(*) filter (where outcome.to_state = 'active') as recovered,
      count(*) filter (where outcome.to_state in ('unpaid', 'canceled')) as lost
    from subscription_transitions failure
    join subscriptions on subscriptions.lead_id = failure.lead_id and subscriptions.id = failure.subscription_id
    left join subscription_transitions outcome on outcome.lead_id = failure.lead_id
      and outcome.subscription_id = failure.subscription_id and outcome.number = failure.number + 1
    where failure.to_state = 'past_due' and failure.at >= ${start} and failure.at < ${end}
      and livemode = ${livemode}`.execute(db)
  const plans = await sql<SubscriptionsReply['plans'][number]>`
    select product_key as plan, entry.currency,
      count(*) filter (where ${isPurchase}) as count,
      count(coupon_id) filter (where ${isPurchase}) as "withCoupon",
      coalesce(sum(entry.moved_minor) filter (where entry.kind = 'charge' and payments.kind = 'initial'), 0)::bigint
        as "firstMinor",
      coalesce(sum(entry.moved_minor) filter (where entry.kind = 'charge' and payments.kind = 'renewal'), 0)::bigint
        as "renewalMinor",
      coalesce(-sum(entry.moved_minor) filter (where entry.kind <> 'charge'), 0)::bigint as "backMinor"
    from ledger_entries entry join payments on payments.id = payment_id
    join orders on orders.lead_id = payments.lead_id and orders.id = payments.order_id
    where entry.livemode = ${livemode} and entry.at >= ${start} and entry.at < ${end} and entry.kind not in ('fee', 'payout')
    group by 1, 2 order by 3 desc, 1, 2`.execute(db)
  const back = await sql<SubscriptionsReply['back'][number]>`
    select kind, cause as because, currency, count(*) as count, -sum(moved_minor)::bigint as minor
    from ledger_entries
    where livemode = ${livemode} and at >= ${start} and at < ${end}
      and kind in ('refund', 'refund_returned', 'dispute_taken', 'dispute_returned')
    group by 1, 2, 3 order by 5 desc, 1, 2, 3`.execute(db)
  return {
    recurring: recurring.rows,
    churn: churn.rows[0] ?? { atStart: 0, ended: 0 },
    reasons: reasons.rows,
    dunning: dunning.rows[0] ?? { failed: 0, recovered: 0, lost: 0 },
    plans: plans.rows,
    back: back.rows,
  }
}
