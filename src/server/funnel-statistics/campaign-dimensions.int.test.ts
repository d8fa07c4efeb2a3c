import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MS_PER_HOUR } from '#domain/time.ts'
import { testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { rollUp } from './roll-up.ts'
import { visitorRow } from './visitor.example.ts'

const { db } = await testDatabase()
let now = Date.parse('2026-03-29T21:00:00Z')
const services = { db, now: () => new Date(now), config: { paymentsEnv: 'test' as const } }

test('the whole campaign, the click, the device and the app are counted, while present and after', async () => {
  const touch = {
    ...{
      utm_source: 'fb',
      utm_medium: 'CPC',
      utm_campaign: 'Sale | US & CA – Video',
      utm_content: 'ad-1',
      utm_term: 'diet',
      ad: '1202',
    },
    ...{ click_id_kind: 'fbclid', landing: 'home', in_app_browser: 'Instagram' },
  }
  const rows = [touch, {}].map((own) => visitorRow({ id: randomUUID(), first_at: new Date(now), ...own }))
  await db.insertInto('visitors').values(rows).execute()
  await sql`insert into step_views select id, 1, 'home', first_at, null, 1, 0, 0, 500, first_at from visitors`.execute(
    db,
  )
  const sums = async (table: 'funnel_live' | 'funnel_daily') => {
    const of = await db.selectFrom(table).select(['dimension', 'value']).where('views', '>', 0).execute()
    return of.map(({ dimension, value }) => `${dimension}=${value}`).toSorted()
  }
  await rollUp(services)
  const present = await sums('funnel_live')
  now += MS_PER_HOUR
  await rollUp(services)
  expect(await sums('funnel_daily')).toEqual(present)
  expect(present).toEqual(
    [
      ...['ad=1202', 'ad=none', 'plan=none'],
      ...['all=', 'app=Instagram', 'app=none', 'campaign=Sale | US & CA – Video', 'campaign=none', 'click=fbclid'],
      ...['click=none', 'content=ad-1', 'content=none', 'country=DE', 'device=mobile', 'landing=home'],
      ...['landing=unknown', 'language=de', 'medium=cpc', 'medium=none', 'platform=Android', 'platform=Instagram'],
      ...['source=direct', 'source=fb', 'term=diet', 'term=none'],
    ].toSorted(),
  )
})
