import pg from 'pg'
import { expect, test } from 'vitest'
import { plusDays } from '#domain/time.ts'
import { outboxTransport } from '#server/email/email-transport.ts'
import { readHeadline } from '#server/figures/read-headline.ts'
import { rollUp } from '#server/funnel-statistics/roll-up.ts'
import { sendAlerts } from '#server/jobs/alerts/send-alerts.ts'
import { cleanUp } from '#server/jobs/clean-up/clean-up.ts'
import { readWaitingWork } from '#server/jobs/promised-work/read-waiting-work.ts'
import { sendWeekEmails } from '#server/jobs/send-week-emails.ts'
import { sendWeighInReminders } from '#server/jobs/send-weigh-in-reminders.ts'
import { closeAfter } from '#server/platform/db/close-after.fixture.ts'
import { clientConfig } from '#server/platform/db/connection.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { seedLedger } from '../../../bench/figures/seed-ledger.ts'

const DAYS = 300
const VISITORS = 24_000

const server = await testApp({ worksOnJobs: true })
const client = new pg.Client(clientConfig(server.connection))
await client.connect()
closeAfter(() => client.end())

/** Visitors, leads, customers with their payments, and emails of most of a year, none of which is due for anything. */
async function fill(): Promise<void> {
  const today = server.services.now()
  await client.query(
    `insert into visitors (id, first_at, country, browser, os, device_type, platform, is_bot)
    select md5('visitor ' || n)::uuid, $1::timestamptz - n % ${DAYS} * interval '1 day' - interval '1 day', 'DE', 'Chrome', 'Android', 'mobile', 'Android', false
    from generate_series(1, ${VISITORS}) as n`,
    [today],
  )
  await client.query(
    `insert into step_views select id, 1, step, first_at, null, 1, 0, 0, 900, first_at
    from visitors, unnest('{home,trust}'::text[]) as step order by first_at`,
  )
  await client.query(
    `insert into funnel_visitors select id, 1, first_at, '{country=DE}', '[[0,1,0,0]]', 0, false from visitors`,
  )
  await seedLedger(client, 1)
  await client.query(
    `insert into refunds (lead_id, id, payment_id, provider_ref, amount_minor, currency, state, because, actor, try_at, created_at, settled_at)
    select lead_id, id || ' ' || n, id, id || ' ' || n, 1, currency, 'succeeded', 'withdrawn', 'x', at, at, at
    from payments, generate_series(1, 5) as n`,
  )
  await client.query(`update funnel_progress set counted_until = $1, live_at = $1`, [plusDays(today, -0.5)])
  await client.query(
    `insert into emails (lead_id, id, kind, recipient, subject, html, text, created_at, sent_at, transport)
    select id, gen_random_uuid(), 'sign-in', email, '', case when created_at < $1 then '' else 'x' end,
      case when created_at < $1 then '' else 'x' end, created_at, created_at, 'smtp' from leads, generate_series(1, 8)`,
    [plusDays(today, -90)],
  )
  await client.query(
    `insert into weigh_in_reminders (lead_id, weekday, time_zone, next_at, stop_salt, stop_hash, changed_at)
    select id, 1, 'UTC', $1::timestamptz + interval '2 days', '', sha256(id::text::bytea), created_at from leads`,
    [today],
  )
  await client.query(
    `insert into week_emails (lead_id, is_wanted, time_zone, next_at, stop_salt, stop_hash, changed_at)
    select id, true, 'UTC', $1::timestamptz + interval '2 days', '', sha256(id::text::bytea), created_at from leads`,
    [today],
  )
  await client.query(
    `insert into access_keys (id, kind, lead_id, secret_hash, created_at, expires_at)
    select gen_random_uuid(), 'token', id, sha256(id::text::bytea), created_at, $1::timestamptz + interval '99 days' from leads`,
    [today],
  )
  await client.query(
    `insert into webhook_events (provider, event_id, type, livemode, state, try_at, received_at, done_at)
    select 'stripe', n::text, 'x', false, 'done', $1::timestamptz, $1::timestamptz, $1::timestamptz
    from generate_series(1, 20000) as n`,
    [plusDays(today, -3)],
  )
  await client.query(
    `insert into email_quotas (recipient_hash, day, sent, purpose)
    select sha256(n::text::bytea), $1::timestamptz::date, 1, 'typed' from generate_series(1, 20000) as n`,
    [today],
  )
  await client.query('analyze')
}

/** Tables that grow, and that a job must not read from one end to the other. */
const large = [
  ...['visitors', 'step_views', 'funnel_visitors', 'leads', 'payments', 'refunds', 'emails', 'weigh_in_reminders'],
  'week_emails',
  ...['access_keys', 'webhook_events', 'email_quotas'],
]

type Plan = { readonly 'Node Type': string; readonly 'Relation Name'?: string; readonly Plans?: readonly Plan[] }

const scannedBy = (plan: Plan): readonly string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scannedBy),
]

type Statement = { readonly text: string; readonly values: unknown[] }

/** Runs some work and returns the large tables that one of its statements reads as a whole, with the statement. */
async function scansOf(work: (services: typeof server.services) => Promise<unknown>): Promise<readonly string[]> {
  const { db, pool, close } = openDatabase(server.connection)
  const statements = new Map<string, Statement>()
  pool.on('connect', (connected) => {
    const query: (...args: readonly unknown[]) => unknown = connected.query.bind(connected)
    const recorded = (...args: readonly unknown[]): unknown => {
      const [text, values] = args
      if (typeof text === 'string' && /^\s*(?:select|with|delete|update)/i.test(text) && Array.isArray(values))
        statements.set(text, { text, values })
      return query(...args)
    }
    Object.assign(connected, { query: recorded })
  })
  await work({ ...server.services, db })
  await close()
  const scans: string[] = []
  for (const { text, values } of statements.values()) {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values)
    const found = scannedBy(rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': '' }).filter((name) =>
      large.includes(name),
    )
    scans.push(...found.map((table) => `${table}: ${text}`))
  }
  expect(statements.size).toBeGreaterThan(0)
  return scans
}

test('what runs every minute or every hour finds its rows through an index', { timeout: 120_000 }, async () => {
  await fill()
  const { log } = server.app
  const work: Record<string, (services: typeof server.services) => Promise<unknown>> = {
    'the gauges': readWaitingWork,
    'the alerts': (services) => sendAlerts(services, outboxTransport, log),
    'the roll-up': rollUp,
    'clean-up': (services) => cleanUp(services, log),
    reminders: (services) => sendWeighInReminders(services, log),
    'emails before a week': (services) => sendWeekEmails(services, log),
    'the headline of a day': (services) => {
      const day = services.now().toISOString().slice(0, 10)
      return readHeadline({ ...services, livemode: false }, { from: day, to: day })
    },
  }
  const scans: Record<string, readonly string[]> = {}
  for (const [name, run] of Object.entries(work)) scans[name] = await scansOf(run)
  expect(Object.values(scans).flat()).toEqual([])
  // The check itself: without its index the table is read as a whole, and that is noticed.
  await client.query('drop index payments_by_time')
  expect(await scansOf(rollUp)).toEqual([expect.stringContaining('payments: ')])
})
