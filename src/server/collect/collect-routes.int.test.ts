import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { OWN_TOKEN } from '#analytics/events/event-list.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { tablesWith } from '#server/every-table.fixture.ts'
import { defaultLimits } from '#server/http/rate-limits.ts'
import { deviceOf } from '#server/platform/device/device-of.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'
import { collect } from './collect.ts'
import { collectorClient, form, iphone, payment, newVisitor as visitorOfServer } from './collector-client.fixture.ts'
import { createCollectorCounter } from './collector-counts.ts'

const server = await testApp({
  env: { TRUSTED_PROXIES: '1', GEO_COUNTRY_HEADER: 'cf-ipcountry', GEO_CITY_HEADER: 'cf-ipcity' },
})
const { db } = server.services
const send = collectorClient(server)
const newVisitor = () => visitorOfServer(server)
const eventsOf = (id: string) => db.selectFrom('visitor_events').selectAll().where('visitor_id', '=', id).execute()
const stepsOf = (id: string) => db.selectFrom('step_views').selectAll().where('visitor_id', '=', id).execute()
const visitorOf = (id: string) => db.selectFrom('visitors').selectAll().where('id', '=', id).executeTakeFirst()

test('a form, base64, JSON and a beacon are all received, with and without a trailing slash', async () => {
  const visitor = newVisitor()
  const update = () => visitor.event('payment_started', payment)
  const base64 = (value: unknown) => `data=${encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))}`
  const replies = [
    await send(form([update()])),
    await send(form(update()), { url: `${routes.track}/?verbose=1&ip=1&_=1` }),
    await send(base64([update(), update()]), { url: `${routes.track}/?verbose=1` }),
    await send(form([update()]), { type: 'text/plain;charset=UTF-8' }),
    await send(JSON.stringify([update()]), { type: 'application/json' }),
  ]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(replies.map(({ body }) => body)).toEqual([
    '1',
    '{"status":1,"error":null}',
    '{"status":1,"error":null}',
    '1',
    '1',
  ])
  expect(await eventsOf(visitor.id)).toHaveLength(6)
})

test('an update that arrives twice is stored once', async () => {
  const visitor = newVisitor()
  const update = visitor.event('payment_started', payment)
  await Promise.all([send(form([update, update])), send(form([update]))])
  expect((await send(form([update]))).statusCode).toBe(200)
  expect(await eventsOf(visitor.id)).toHaveLength(1)
})

test('the first touch is written once, with the place and device that the server sees and without an address', async () => {
  const visitor = newVisitor()
  const first = { utm_source: 'mail', referrer: 'https://www.news.example/a?b=c', landing: 'home', country: 'Nowhere' }
  await send(form([visitor.step('home', {})]))
  await send(form([visitor.event('first_page_opened', first)]), { headers: { 'x-forwarded-for': '203.0.113.77' } })
  await send(form([visitor.event('first_page_opened', { ...first, utm_source: 'later' })]))
  expect(await visitorOf(visitor.id)).toMatchObject({
    utm_source: 'mail',
    utm_medium: null,
    landing: 'home',
    referrer_domain: 'news.example',
    country: 'IE',
    city: 'Cork',
    region: null,
    platform: 'iOS',
    device_type: 'mobile',
    language: 'en-IE',
    is_bot: false,
    is_return: false,
    consent: 'none',
  })
  expect(await tablesWith(db, '203.0.113.77')).toEqual([])
})

test('no place is looked up if the page declines it', async () => {
  const visitor = newVisitor()
  await send(form([visitor.step('home', {})]), { url: `${routes.track}?ip=0` })
  expect(await visitorOf(visitor.id)).toMatchObject({ country: null, city: null })
})

test('step views are running totals of the page: repeated and late reports change nothing', async () => {
  const visitor = newVisitor()
  const now = server.services.now().getTime()
  const early = visitor.step('trust', { first_at: now - 9000, views: 1, visible_ms: 3000 })
  const late = visitor.step('trust', { first_at: now - 9000, left_at: now, views: 2, backs: 1, visible_ms: 8000 })
  for (const updates of [[early], [late, early], [early]]) await send(form(updates))
  expect(await stepsOf(visitor.id)).toEqual([
    expect.objectContaining({
      ...{ step: 'trust', flow: 1, views: 2, backs: 1, validation_errors: 0, visible_ms: 8000 },
      first_at: new Date(now - 9000),
      left_at: new Date(now),
    }),
  ])
})

test('a visitor who comes again adds a second visit to the first', async () => {
  const visitor = newVisitor()
  const first = visitor.step('trust', { visit: 11, views: 3, backs: 2, visible_ms: 8000 })
  const second = visitor.step('trust', { visit: 12, views: 1, backs: 1, visible_ms: 500 })
  for (const updates of [[first, second], [second], [first]]) await send(form(updates))
  expect((await stepsOf(visitor.id)).toSorted((a, b) => a.visit - b.visit)).toEqual([
    expect.objectContaining({ visit: 11, views: 3, backs: 2, visible_ms: 8000 }),
    expect.objectContaining({ visit: 12, views: 1, backs: 1, visible_ms: 500 }),
  ])
  const broken = [-1, 0.5, 2 ** 31, '11'].map((visit) => visitor.step('trust', { visit, views: 9 }))
  await send(form(broken))
  expect((await stepsOf(visitor.id)).map(({ views }) => views).toSorted()).toEqual([1, 3, 9])
})

test('a clock that is fifty years off is marked at an event, and limited to ours in sums of steps', async () => {
  const visitor = newVisitor()
  const now = server.services.now().getTime()
  const years = 50 * 365 * 86_400
  await send(
    form([
      visitor.event('payment_started', { ...payment, time: now / 1000 + years }),
      visitor.step('trust', { first_at: now - years * 1000 }),
    ]),
  )
  const [event] = await eventsOf(visitor.id)
  const [step] = await stepsOf(visitor.id)
  expect(event).toMatchObject({ at: new Date(now + years * 1000), is_time_doubted: true })
  expect(Math.abs((step?.first_at.getTime() ?? 0) - now)).toBeLessThan(6 * MS_PER_DAY)
})

test('profiles and groups are changed and removed', async () => {
  const visitor = newVisitor()
  const engage = (change: object) => send(form([visitor.profile(change)]), { url: `${routes.engage}/` })
  await engage({ $set: { os: 'iOS', city: 'Cork' } })
  await engage({ $set_once: { os: 'Android', language: 'en' } })
  await engage({ $unset: ['city'] })
  const profiles = () =>
    db.selectFrom('visitor_profiles').select('properties').where('visitor_id', '=', visitor.id).execute()
  expect(await profiles()).toEqual([{ properties: { os: 'iOS', language: 'en' } }])
  await engage({ $delete: '' })
  expect(await profiles()).toEqual([])

  const group = {
    $token: OWN_TOKEN,
    $group_key: 'plan',
    $group_id: '3-MONTH',
    $set: { name: '12-Week Plan', price: 60 },
  }
  expect((await send(form([group]), { url: routes.groups })).statusCode).toBe(200)
  const [stored] = await db.selectFrom('group_profiles').selectAll().where('group_id', '=', '3-MONTH').execute()
  expect(stored?.properties).toEqual({ name: '12-Week Plan', price: 60 })
})

test('the ids of one visitor are linked', async () => {
  const visitor = newVisitor()
  const userId = randomUUID()
  await send(form([visitor.event('$identify', { distinct_id: userId, $anon_distinct_id: `$device:${visitor.id}` })]))
  await send(form([visitor.event('$create_alias', { distinct_id: userId, alias: 'another-name' })]))
  const links = await db.selectFrom('identity_links').selectAll().where('visitor_id', '=', visitor.id).execute()
  expect(links.map(({ distinct_id, kind }) => [distinct_id, kind]).toSorted()).toEqual(
    [
      [userId, 'identify'],
      ['another-name', 'alias'],
    ].toSorted(),
  )
})

test('programs that identify themselves as bots are marked', async () => {
  const visitor = newVisitor()
  await send(form([visitor.step('home', {})]), {
    headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
  })
  expect(await visitorOf(visitor.id)).toMatchObject({ is_bot: true })
})

test('unreadable, oversized and foreign requests are refused, and nothing is stored', async () => {
  const visitor = newVisitor()
  const update = visitor.event('payment_started', payment)
  const many = (count: number) =>
    JSON.stringify(Array.from({ length: count }, () => visitor.event('payment_started', {})))
  const json = { type: 'application/json' }
  const refused = [
    await send('data=[{'),
    await send(''),
    await send('[]', json),
    await send(many(10_000), json),
    await send(many(501), json),
    await send(form([visitor.event("x'; drop table visitors", {})])),
    await send(form([{ ...update, properties: { ...update.properties, token: 'other' } }])),
    await send(form([{ ...update, properties: { ...update.properties, $device_id: null, distinct_id: 'undefined' } }])),
    await send(form(Array.from({ length: 4 }, () => newVisitor().event('payment_started', payment)))),
    await send(form([update]), { type: 'application/xml' }),
    await send(form([update]), { headers: { 'sec-fetch-site': 'cross-site' } }),
  ]
  expect(refused.map((reply) => refusalIn(reply))).toEqual([
    [400, 'BODY_NOT_JSON'],
    [400, 'BODY_NOT_JSON'],
    [400, 'BODY_NOT_JSON'],
    [413, 'BODY_TOO_LARGE'],
    [413, 'BODY_TOO_LARGE'],
    [400, 'EVENTS_REFUSED'],
    [400, 'EVENTS_REFUSED'],
    [400, 'EVENTS_REFUSED'],
    [400, 'EVENTS_REFUSED'],
    [415, 'MEDIA_TYPE_UNSUPPORTED'],
    [403, 'CROSS_SITE'],
  ])
  expect(await visitorOf(visitor.id)).toBeUndefined()
})

test('if some updates are refused, the others are stored and the reply says why', async () => {
  const visitor = newVisitor()
  const reply = await send(form([visitor.event('unheard_of', {}), visitor.event('payment_started', payment)]), {
    url: `${routes.track}?verbose=1`,
  })
  expect(reply.json()).toEqual({ status: 1, error: '1 left out: There is no such event.' })
  expect(await eventsOf(visitor.id)).toHaveLength(1)
})

test('an address that sends too much is told when to retry', async () => {
  const limited = await testApp({ limits: { ...defaultLimits, collect: { max: 2, timeWindow: 60_000 } } })
  const visitor = newVisitor()
  const post = (updates: unknown) =>
    limited.send({
      method: 'POST',
      url: routes.track,
      headers: { host: 'localhost', 'content-type': 'text/plain' },
      payload: form(updates),
    })
  const tooMany = await post(Array.from({ length: 21 }, () => visitor.event('payment_started', payment)))
  expect(refusalIn(tooMany)).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0)
  await post([visitor.step('home', {})])
  const third = await post([visitor.step('home', {})])
  expect(third.statusCode).toBe(429)
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
})

test('the collector counts the outcomes of what it receives', async () => {
  const counted = await testApp()
  const visitor = newVisitor()
  const update = visitor.event('payment_started', payment)
  const counter = createCollectorCounter(counted.services)
  const seen = {
    device: deviceOf(iphone),
    country: null,
    region: null,
    city: null,
    language: null,
    inAppBrowser: null,
    isBot: false,
  }
  for (const items of [[update], [update, visitor.event('unheard_of', {})]])
    counter.note(await collect(counted.services.db, 'track', items, { seen, now: counted.services.now() }))
  await counter.write()
  const counts = await counted.services.db.selectFrom('collector_counts').select(['outcome', 'count']).execute()
  expect(Object.fromEntries(counts.map(({ outcome, count }) => [outcome, count]))).toEqual({
    stored: 1,
    repeated: 1,
    unknown_event: 1,
  })
})

test('one device that sends too much has to wait, and others at its address do not', async () => {
  const limited = await testApp({ limits: { ...defaultLimits, collect: { max: 40, timeWindow: 60_000 } } })
  const post = collectorClient(limited)
  const [busy, calm] = [visitorOfServer(limited), visitorOfServer(limited)]
  const updates = (count: number) => form(Array.from({ length: count }, () => busy.step('home', {})))
  expect((await post(updates(20))).statusCode).toBe(200)
  const refused = await post(updates(1))
  expect(refusalIn(refused)).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await post(form([calm.step('home', {})]))).statusCode).toBe(200)
})
