import type pg from 'pg'

/** Steps that each visitor has seen. */
const STEPS = 15

/**
 * Fills a database with what is due on one day: reminders of members with a plan, emails whose texts are to be blanked,
 * visitors to forget, and visitors of 15 steps who left and wait to be counted. References are not checked.
 */
export async function seedBacklogs(client: pg.Client, rows: number, keptDays: number): Promise<void> {
  await client.query('set session_replication_role = replica')
  const fill = (statement: string) => client.query(statement.replaceAll('ROWS', String(rows)))
  const id = (kind: string) => `md5('${kind} ' || n)::uuid`
  await fill(`
    insert into leads (id, email, email_normalised, hero, units, conditions, token_salt, idempotency_hash, content_hash,
      created_at, device_id)
    select ${id('lead')}, n || '@example.com', n || '@example.com', '{}', 'metric', '{NONE}', '', sha256(n::text::bytea), '',
      now() - interval '100 days', ${id('lead')} from generate_series(1, ROWS) as n`)
  await fill(`
    insert into persons (id, household_id, created_at, changed_at)
    select ${id('lead')}, ${id('lead')}, now(), now() from generate_series(1, ROWS) as n`)
  await fill(`
    insert into accounts (id, lead_id, household_id, opened_at)
    select ${id('lead')}, ${id('lead')}, ${id('lead')}, now() from generate_series(1, ROWS) as n`)
  await fill(`
    insert into payments (lead_id, id, order_id, subscription_id, provider, provider_ref, livemode, kind, amount_minor, currency,
      period_start, period_end, state, at, is_duplicate)
    select ${id('lead')}, ${id('payment')}, ${id('order')}, ${id('order')}, 'sandbox', n::text, false, 'renewal', 2999, 'EUR',
      now() - interval '40 days', now() + interval '20 days', 'succeeded', now() - interval '40 days', false
    from generate_series(1, ROWS) as n`)
  await fill(`
    insert into entitlements (lead_id, payment_id, livemode, starts_at, ends_at)
    select ${id('lead')}, ${id('payment')}, false, now() - interval '40 days', now() + interval '20 days'
    from generate_series(1, ROWS) as n`)
  await fill(`
    insert into weigh_in_reminders (lead_id, weekday, time_zone, next_at, stop_salt, stop_hash, changed_at)
    select ${id('lead')}, 1, 'UTC', greatest(now() - n * interval '1 ms', date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'),
      sha256(n::text::bytea), sha256(n::text::bytea), now() from generate_series(1, ROWS) as n`)
  await fill(`
    insert into emails (lead_id, id, kind, recipient, subject, html, text, created_at, sent_at, transport)
    select ${id('lead')}, ${id('email')}, 'sign-in', n || '@example.com', '', repeat(md5(n::text), 90), repeat(md5(n::text), 20),
      now() - interval '100 days', now() - interval '100 days' + n * interval '1 ms', 'smtp' from generate_series(1, ROWS) as n`)
  const visitor = 'id, day, first_at, country, browser, os, device_type, platform, is_bot) select'
  const device = "'DE', 'Chrome', 'Android', 'mobile', 'Android', false from generate_series(1, ROWS) as n"
  await fill(`insert into visitors (${visitor} ${id('old visitor')}, current_date - ${keptDays + 20},
    now() - interval '${keptDays + 20} days' + n * interval '1 ms', ${device}`)
  await fill(
    `insert into visitors (${visitor} ${id('visitor')}, current_date, now() - interval '2 hours' + n * interval '1 ms', ${device}`,
  )
  await fill(`
    insert into step_views (visitor_id, flow, step, first_at, views, backs, validation_errors, visible_ms, changed_at, visitor_day)
    select id, 1, step, first_at, 1, 0, 0, 900, first_at, current_date
    from visitors, unnest((array['home', 'gender', 'body-type', 'age', 'height', 'weight', 'goal-weight', 'trust',
      'statistics', 'email', 'type-diet-prefer', 'food-restrictions', 'cooking-skill', 'time-cooking', 'day-eats'])[1:${STEPS}]) as step
    where first_at > now() - interval '1 day'`)
  await fill(`insert into funnel_waiting (visitor_id, heard_at)
    select ${id('visitor')}, now() - interval '2 hours' + n * interval '1 ms' from generate_series(1, ROWS) as n`)
  await client.query(`update funnel_progress set counted_until = now(), live_at = now()`)
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}
