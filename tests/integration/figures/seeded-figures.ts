import { sql } from 'kysely'
import pg from 'pg'
import { funnelSteps, PURCHASE } from '#analytics/funnel/funnel-steps.ts'
import { addDays } from '#domain/time.ts'
import { momentsOf } from '#server/figures/period.ts'
import { rollUp } from '#server/funnel-statistics/roll-up.ts'
import { clientConfig } from '#server/platform/db/connection.ts'
import { testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { seedLedger } from '../../../bench/figures/seed-ledger.ts'

const FROM = '2026-03-02'
const DAYS = 42
const VISITORS = 2000
/** Later than all data. */
const NOW = new Date('2026-09-01T12:00:00Z')

export const pages = funnelSteps.filter((step) => step !== PURCHASE)
export const period = { from: addDays(FROM, 3), to: addDays(FROM, 30) }
export const { start, end } = momentsOf(period)

type Currency = { readonly currency: string }
export const byCurrency = (a: Currency, b: Currency): number => a.currency.localeCompare(b.currency)

/** A database with the visitors and the money of six weeks, counted, and how reports read it. */
export async function seededFigures() {
  const { db, connection } = await testDatabase()
  const source = { db, now: () => NOW, livemode: false }
  const count = () => rollUp({ db, now: source.now, config: { paymentsEnv: 'test' } })
  // Visitors of all kinds: bots, some that never saw the first page, some that return after their days are over.
  await sql`
    insert into visitors (id, first_at, country, browser, os, device_type, platform, in_app_browser, language, is_bot, utm_source)
    select md5('visitor ' || n)::uuid, ${FROM}::timestamptz + n % ${DAYS} * interval '1 day' + n * 37 % 1440 * interval '1 minute',
      (array['DE', 'US', 'FR', null])[1 + n % 4], 'Chrome', 'Android', 'mobile', 'Android', case when n % 5 = 0 then 'Instagram' end,
      (array['de-DE', 'en-US'])[1 + n % 2], n % 29 = 0, case when n % 3 = 0 then 'letter' end
    from generate_series(1, ${VISITORS}::int) as n`.execute(db)
  await sql`
    insert into step_views (visitor_id, flow, step, first_at, left_at, views, backs, validation_errors, visible_ms, changed_at)
    select id, 1, (${[...pages]}::text[])[place], seen_at, null, 1, place % 4, place % 3, 900 + abs(hashtext(id::text || place)) % 60000, seen_at
    from visitors cross join lateral (select abs(hashtext(id::text)) as hash) as hashed
    cross join lateral generate_series(case when hash % 41 = 0 then 2 else 1 end, 1 + hash % ${pages.length}::int) as place
    cross join lateral (
      select first_at + place * interval '20 seconds' + case when hash % 17 = 0 and place > 9 then interval '9 days' else interval '0' end
        as seen_at
    ) as moment`.execute(db)
  await count()
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  await seedLedger(client, 1)
  await client.end()
  // Visitors who paid are counted again, as the job does a minute after a payment.
  await sql`update funnel_progress set counted_until = ${new Date(0)}`.execute(db)
  await count()
  return source
}
