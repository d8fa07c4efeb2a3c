import type pg from 'pg'
import { addDays, type IsoDate } from '#domain/time.ts'

/** Steps that each visitor has seen. */
const steps = [
  ...['home', 'gender', 'body-type', 'age', 'height', 'weight', 'goal-weight', 'trust', 'statistics', 'email'],
  ...['type-diet-prefer', 'food-restrictions', 'cooking-skill', 'time-cooking', 'day-eats'],
]

const id = (kind: string) => `md5('${kind} ' || n)::uuid`

/** What is due: how many of it, and for how many days measurements are kept. */
type Due = { readonly rows: number; readonly keptDays: number }

type Seed = (client: pg.Client, due: Due) => Promise<void>

async function fill(client: pg.Client, rows: number, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement.replaceAll('ROWS', String(rows)))
}

const leads = `
  insert into leads (id, email, email_normalised, hero, units, conditions, token_salt, idempotency_hash, content_hash,
    created_at, device_id)
  select ${id('lead')}, n || '@example.com', n || '@example.com', '{}', 'metric', '{NONE}', '', sha256(n::text::bytea), '',
    now() - interval '100 days', ${id('lead')} from generate_series(1, ROWS) as n`

/** Emails whose texts are to be blanked. */
export const seedTexts: Seed = (client, { rows }) =>
  fill(client, rows, [
    leads,
    `insert into emails (lead_id, id, kind, recipient, subject, html, text, created_at, sent_at, transport)
    select ${id('lead')}, ${id('email')}, 'sign-in', n || '@example.com', '', repeat(md5(n::text), 90), repeat(md5(n::text), 20),
      now() - interval '100 days', now() - interval '100 days' + n * interval '1 ms', 'smtp' from generate_series(1, ROWS) as n`,
  ])

/** Reminders of members with a plan, all due today. */
export const seedReminders: Seed = (client, { rows }) =>
  fill(client, rows, [
    leads,
    `insert into persons (id, household_id, created_at, changed_at)
    select ${id('lead')}, ${id('lead')}, now(), now() from generate_series(1, ROWS) as n`,
    `insert into accounts (id, lead_id, household_id, opened_at)
    select ${id('lead')}, ${id('lead')}, ${id('lead')}, now() from generate_series(1, ROWS) as n`,
    `insert into payments (lead_id, id, order_id, subscription_id, provider, provider_ref, livemode, kind, amount_minor, currency,
      period_start, period_end, state, at, is_duplicate)
    select ${id('lead')}, ${id('payment')}, ${id('order')}, ${id('order')}, 'sandbox', n::text, false, 'renewal', 2999, 'EUR',
      now() - interval '40 days', now() + interval '20 days', 'succeeded', now() - interval '40 days', false
    from generate_series(1, ROWS) as n`,
    `insert into entitlements (lead_id, payment_id, livemode, starts_at, ends_at)
    select ${id('lead')}, ${id('payment')}, false, now() - interval '40 days', now() + interval '20 days'
    from generate_series(1, ROWS) as n`,
    `insert into weigh_in_reminders (lead_id, weekday, time_zone, next_at, stop_salt, stop_hash, changed_at)
    select ${id('lead')}, 1, 'UTC', greatest(now() - n * interval '1 ms', date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'),
      sha256(n::text::bytea), sha256(n::text::bytea), now() from generate_series(1, ROWS) as n`,
  ])

/** Visitors of 15 steps who came on a day, one each millisecond. The day's partition is filled before it is attached. */
async function seedVisitors(client: pg.Client, rows: number, came: { readonly day: IsoDate; readonly at: string }) {
  const { day, at } = came
  const partition = `step_views_${day.replaceAll('-', '_')}`
  await fill(client, rows, [
    `insert into visitors (id, day, first_at, country, browser, os, device_type, platform, is_bot)
    select ${id(day)}, '${day}', ${at} + n * interval '1 ms', 'DE', 'Chrome', 'Android', 'mobile', 'Android', false
    from generate_series(1, ROWS) as n`,
    `drop table if exists ${partition}`,
    `create table ${partition} (like step_views including defaults including constraints)`,
    `insert into ${partition} (visitor_id, flow, step, first_at, views, backs, validation_errors, visible_ms, changed_at, visitor_day)
    select ${id(day)}, 1, step, ${at} + n * interval '1 ms', 1, 0, 0, 900, ${at} + n * interval '1 ms', '${day}'
    from generate_series(1, ROWS) as n, unnest(array[${steps.map((step) => `'${step}'`).join(', ')}]) as step`,
    `alter table step_views attach partition ${partition} for values from ('${day}') to ('${addDays(day, 1)}')`,
  ])
}

const daysAgo = (days: number): IsoDate => addDays(new Date().toISOString().slice(0, 10), -days)

/** Visitors whose time is over. */
export const seedOldVisitors: Seed = (client, { rows, keptDays }) => {
  const day = daysAgo(keptDays + 20)
  return seedVisitors(client, rows, { day, at: `timestamptz '${day} 12:00Z'` })
}

/** Visitors who left and wait to be counted. */
export const seedLeftVisitors: Seed = async (client, { rows }) => {
  const day = daysAgo(1)
  const at = `timestamptz '${day} 12:00Z'`
  await seedVisitors(client, rows, { day, at })
  await fill(client, rows, [
    `insert into funnel_waiting (visitor_id, heard_at)
    select ${id(day)}, ${at} + n * interval '1 ms' from generate_series(1, ROWS) as n`,
    'update funnel_progress set counted_until = now(), live_at = now()',
  ])
}
