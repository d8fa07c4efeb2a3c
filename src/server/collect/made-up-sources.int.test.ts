import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_HOUR } from '#domain/time.ts'
import { rollUp } from '#server/funnel-statistics/roll-up.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { collectorClient, form, newVisitor } from './collector-client.fixture.ts'

const server = await testApp({ env: { TRUSTED_PROXIES: '1' } })
const { db } = server.services
const client = collectorClient(server)
const MADE_UP = 240

let later = 0
const services = { ...server.services, now: () => new Date(server.services.now().getTime() + later) }

/** Visitors who come by these sources from one address, and go on to the second page. */
async function goOn(address: string, sources: readonly string[]): Promise<void> {
  // One request may tell of three devices.
  for (let at = 0; at < sources.length; at += 3) {
    const updates = sources.slice(at, at + 3).flatMap((utm_source) => {
      const { event, step } = newVisitor(server)
      return [
        event('first_page_opened', {
          ...{ utm_source, utm_campaign: `about ${utm_source}`, landing: 'home' },
          referrer: `https://example.com/${randomUUID()}`,
        }),
        ...[step('home', {}), step('trust', {})],
      ]
    })
    const reply = await client(form(updates), {
      url: `${routes.track}?verbose=1`,
      headers: { 'x-forwarded-for': address },
    })
    expect(reply.json()).toEqual({ status: 1, error: null })
  }
}

/** Visitors of each value that is counted by its name, of those who are present and those who left. */
async function countedBy(dimension: 'source' | 'campaign'): Promise<ReadonlyMap<string, number>> {
  await rollUp(services)
  const { rows } = await sql<{ value: string; views: number }>`
    select value, sum(views)::int as views from (select * from funnel_daily union all select * from funnel_live) as sums
    where dimension = ${dimension} and step = 'home' group by value having sum(views) > 0`.execute(db)
  return new Map(rows.map(({ value, views }) => [value, views]))
}

test('a network of many people brings twenty names a day, and those that others bring count for its people too', async () => {
  await goOn(
    '192.0.2.1',
    Array.from({ length: 22 }, (_, at) => `weekly-${at}`),
  )
  await goOn('192.0.2.77', ['weekly-3', 'weekly-21'])
  await goOn('203.0.113.9', ['weekly-21'])
  const doubted = await db
    .selectFrom('visitors')
    .select(({ fn }) => ['utm_source', fn.countAll<number>().as('visitors')])
    .where('utm_source', 'like', 'weekly-%')
    .where('is_name_doubted', '=', true)
    .groupBy('utm_source')
    .orderBy('utm_source')
    .execute()
  expect(doubted.map(({ utm_source, visitors }) => [utm_source, Number(visitors)])).toEqual([
    ['weekly-20', 1],
    ['weekly-21', 2],
  ])
  expect((await countedBy('source')).get('weekly-21')).toBe(3)
})

test('sources that one network makes up leave room: a new campaign has its name as soon as somebody goes on', async () => {
  await goOn('203.0.113.7', ['letter'])
  await goOn(
    '198.51.100.1',
    Array.from({ length: MADE_UP }, (_, at) => `made-up-${at}`),
  )
  await goOn('203.0.113.7', ['advert'])
  const [sources, campaigns] = [await countedBy('source'), await countedBy('campaign')]
  // A hundred names and one row of others: as many places are left.
  expect([sources.get('letter'), sources.get('advert'), sources.size]).toEqual([1, 1, 101])
  expect([campaigns.get('about letter'), campaigns.get('about advert'), campaigns.size]).toEqual([1, 1, 101])

  // The same once they have left and are counted for good.
  later = MS_PER_HOUR
  expect(await countedBy('source')).toEqual(sources)
})
