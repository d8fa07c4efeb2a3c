import type pg from 'pg'
import { exampleHero } from '#server/lead.example.ts'

/** One in this many visitors confirms an address, and one in this many of those buys. */
const VISITORS_PER_LEAD = 8
const LEADS_PER_BUYER = 4

/**
 * Adds leads, purchases, renewals, refunds and ends to the existing visitors, spread as they arrived, and runs of an
 * experiment that follow each other, of which the last goes on. The database creates the rows itself; references are not
 * checked, since nothing here is about money.
 */
export async function seedLedger(client: pg.Client, runs: number): Promise<void> {
  const { email: _, ...answers } = exampleHero
  await client.query(`set session_replication_role = replica`)
  await client.query(`
    create temp table became as
    select gen_random_uuid() as lead_id, gen_random_uuid() as order_id, gen_random_uuid() as subscription_id,
      gen_random_uuid() as payment_id, visitor_id, entered_at as at, row_number() over () as n
    from (select visitor_id, entered_at, row_number() over (order by visitor_id) as place from funnel_visitors) ranked
    where place % ${VISITORS_PER_LEAD} = 0`)
  await client.query(
    `insert into leads (id, email, email_normalised, hero, units, conditions, token_salt, idempotency_hash, content_hash,
      created_at, device_id)
    select lead_id, lead_id || '@example.com', lead_id || '@example.com',
      $1::jsonb || jsonb_build_object('gender', case when n % 3 = 0 then 'MALE' else 'FEMALE' end),
      'metric', '{NONE}', '', sha256(lead_id::text::bytea), '', at, lead_id from became`,
    [JSON.stringify(answers)],
  )
  await client.query(`insert into visitor_leads select lead_id, visitor_id, at from became`)
  await client.query(`delete from became where n % ${LEADS_PER_BUYER} <> 0`)
  await client.query(`update funnel_visitors set has_paid = true where visitor_id in (select visitor_id from became)`)
  await client.query(`
    insert into orders (lead_id, id, price_id, external_id, product_key, product_name, livemode, currency,
      first_amount_minor, first_days, renewal_amount_minor, renewal_days, state, created_at, paid_at, provider,
      list_amount_minor, expires_at)
    select lead_id, order_id, gen_random_uuid(), 'x', (array['1-WEEK', '1-MONTH', '3-MONTH'])[1 + n % 3], 'Plan', false,
      (array['USD', 'EUR'])[1 + n / ${LEADS_PER_BUYER} % 2], 999, 7, 2999, 30, 'paid', at, at, 'sandbox', 999, at from became`)
  await client.query(`
    insert into customers (id, email_normalised) select lead_id, lead_id || '@example.com' from became`)
  await client.query(`
    insert into subscriptions (lead_id, id, order_id, provider, provider_ref, livemode, customer_id, state, phase,
      cancel_at_period_end, as_of, created_at, ended_at, end_reason)
    select lead_id, subscription_id, order_id, 'sandbox', subscription_id::text, false, lead_id,
      case when n % 5 = 0 then 'canceled' else 'active' end, 'regular', n % 7 = 0, at, at,
      case when n % 5 = 0 then at + interval '20 days' end, case when n % 5 = 0 then 'customer' end from became`)
  await client.query(`
    insert into payments (lead_id, id, order_id, subscription_id, provider, provider_ref, livemode, kind, amount_minor,
      currency, period_start, period_end, state, at, is_duplicate)
    select lead_id, case when period = 0 then payment_id else gen_random_uuid() end, order_id, subscription_id, 'sandbox',
      order_id || '-' || period, false, case when period = 0 then 'initial' else 'renewal' end,
      case when period = 0 then 999 else 2999 end, (array['USD', 'EUR'])[1 + n / ${LEADS_PER_BUYER} % 2], at + period * interval '7 days',
      at + (period + 1) * interval '7 days', 'succeeded', at + period * interval '7 days', false
    from became, generate_series(0, 3) as period where at + period * interval '7 days' < now()`)
  await client.query(`
    insert into entitlements (lead_id, payment_id, livemode, starts_at, ends_at)
    select lead_id, id, false, period_start, period_end from payments`)
  await client.query(`
    insert into refunds (lead_id, id, payment_id, amount_minor, currency, state, because, actor, try_at, created_at, settled_at)
    select lead_id, payment_id::text, payment_id, 999, (array['USD', 'EUR'])[1 + n / ${LEADS_PER_BUYER} % 2], 'succeeded', 'withdrawn', 'x', at, at,
      at + interval '1 day' from became where n % 11 = 0`)
  await client.query(`
    insert into ledger_entries
    select provider, livemode, 'charge', provider_ref, 1, kind, amount_minor, currency, at, at, lead_id, id from payments
    union all select provider, livemode, 'fee', provider_ref, 1, 'charge', -59, currency, at, at, lead_id, id from payments
    union all select provider, livemode, 'refund', refunds.id, 1, because, -refunds.amount_minor, refunds.currency,
      settled_at, settled_at, refunds.lead_id, payment_id from refunds join payments on payments.id = payment_id`)
  await client.query(`
    insert into disputes (lead_id, payment_id, provider_ref, state, amount_minor, currency, opened_at, closed_at, taken_at)
    select lead_id, payment_id, 'dp' || payment_id, 'lost', 999, (array['USD', 'EUR'])[1 + n / ${LEADS_PER_BUYER} % 2],
      at + interval '3 days', at + interval '30 days', at + interval '3 days' from became where n % 13 = 0 and n % 11 <> 0`)
  await client.query(`
    insert into ledger_entries
    select provider, livemode, 'dispute_taken', disputes.provider_ref, 1, 'fraudulent', -disputes.amount_minor,
      disputes.currency, taken_at, taken_at, disputes.lead_id, payment_id
    from disputes join payments on payments.id = payment_id`)
  await client.query(`
    insert into subscription_transitions (lead_id, subscription_id, number, from_state, to_state, cause, at)
    select lead_id, subscription_id, number, (array['active', 'past_due'])[number], (array['past_due', 'active'])[number],
      'x', at + number * interval '1 day' from became, generate_series(1, 2) as number where n % 6 = 0`)
  await client.query(
    `
    insert into experiment_runs (key, version, weights, coverage_percent, metric, started_at, started_by, ended_at, ended_by, kept)
    select 'home-picture', run, '{1,1}', 100, 'purchase', first + (run - 1) * length, 'x',
      case when run < $1 then first + run * length end, case when run < $1 then 'x' end, case when run < $1 then 'without' end
    from (select min(entered_at) as first, (max(entered_at) - min(entered_at)) / $1::int as length from funnel_visitors) entered,
      generate_series(1, $1::int) as run`,
    [runs],
  )
  await client.query(`
    insert into experiment_exposures
    select visitor_id, key, version, (array['with', 'without'])[1 + (hashtext(visitor_id::text) & 1)], entered_at
    from funnel_visitors join experiment_runs on entered_at >= started_at and entered_at < coalesce(ended_at, 'infinity')`)
  await client.query(`
    insert into lead_runs (lead_id, key, version, variant, confirmed_at)
    select lead_id, key, version, variant, greatest(linked_at, first_at)
    from experiment_exposures join visitor_leads using (visitor_id)`)
  await client.query(`
    insert into experiment_days
    select key, version, first_at::date, variant, count(*), 0 from experiment_exposures group by 1, 2, 3, 4`)
  await client.query(`analyze`)
}
