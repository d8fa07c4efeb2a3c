import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import Mixpanel from 'mixpanel'
import { expect, test } from 'vitest'
import { OWN_TOKEN } from '#analytics/events/event-list.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'
import { collectorClient, form, iphone, payment } from './collector-client.fixture.ts'

const KEY = 'a-key-of-our-own-servers'
const server = await testApp({ env: { COLLECTOR_KEY: KEY } })
const { db } = server.services
const send = collectorClient(server)
await server.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = server.app.server.address() as AddressInfo

const eventsBy = (distinctId: string) =>
  db.selectFrom('visitor_events').selectAll().where('distinct_id', '=', distinctId).execute()
const profileOf = async (distinctId: string) => {
  const row = await db
    .selectFrom('visitor_profiles')
    .select('properties')
    .where('distinct_id', '=', distinctId)
    .executeTakeFirst()
  return row?.properties ?? null
}

/** The vendor's library for Node, sending to this server. Its types lack two of its options. */
function library(config: object = {}) {
  const settings: object = {
    ...{ protocol: 'http', host: '127.0.0.1', port, path: '/api/v2/e', key: KEY, keepAlive: false },
    ...config,
  }
  return Mixpanel.init(OWN_TOKEN, settings)
}
type WithCallback = (done: (error?: unknown) => void) => void
const settled = (act: WithCallback) =>
  promisify((done: (error: unknown) => void) => act((error) => done(error ?? null)))()

test.each([{}, { verbose: true }, { geolocate: true }])('the library for Node tracks, with %j', async (config) => {
  const client = library(config)
  const id = `node-${JSON.stringify(config).length}`
  await settled((done) => client.track('payment_started', { distinct_id: id, ...payment }, done))
  expect((await eventsBy(id)).map(({ properties }) => properties)).toEqual([payment])
})

test('the library for Node brings batches of many people, and imports what is old', async () => {
  const client = library()
  const people = Array.from({ length: 120 }, (_, at) => ({
    event: 'payment_started',
    properties: { distinct_id: `person-${at}`, $insert_id: `batch-${at}`, ...payment },
  }))
  await settled((done) => client.track_batch(people, done))
  const years = new Date('2019-05-06T07:08:09Z')
  await settled((done) => client.import('payment_started', years, { distinct_id: 'person-0', ...payment }, done))
  const stored = await eventsBy('person-0')
  expect(stored.map(({ at, is_time_doubted }) => [at.getFullYear(), is_time_doubted]).toSorted()).toEqual([
    [2019, false],
    [server.services.now().getFullYear(), false],
  ])
  expect(await eventsBy('person-119')).toHaveLength(1)
  const visitors = await db.selectFrom('visitors').select('is_bot').where('is_bot', '=', true).execute()
  expect(visitors).toEqual([])
})

test('the library for Node changes people and groups in every way', async () => {
  const { people, groups } = library()
  const id = 'anna@example.com'
  const acts: readonly WithCallback[] = [
    (done) => people.set(id, { city: 'Cork', os: 'iOS', unknown: 'x' }, done),
    (done) => people.set_once(id, { city: 'Bonn', region: 'Munster' }, done),
    (done) => people.append(id, { utm_campaign: 'spring' }, done),
    (done) => people.append(id, { utm_campaign: 'summer' }, done),
    (done) => people.union(id, { utm_source: ['fb', 'tt'] }, done),
    (done) => people.union(id, { utm_source: ['tt'] }, done),
    (done) => people.remove(id, { utm_campaign: 'spring' }, done),
    (done) => people.unset(id, 'os', done),
    (done) => people.increment(id, 'visits', 1, done),
    (done) => people.track_charge(id, 9.99, done),
    (done) => groups.set('plan', '1-MONTH', { name: '4-Week Plan', price: 29.99 }, done),
    (done) => groups.set_once('plan', '1-MONTH', { name: 'Other', currency: 'USD' }, done),
    (done) => groups.union('plan', '1-MONTH', { interval: ['month'] }, done),
    (done) => groups.unset('plan', '1-MONTH', 'price', done),
  ]
  for (const act of acts) await settled(act)
  const rows = await db.selectFrom('visitor_profiles').selectAll().execute()
  // An address is stored as a hash.
  const own = rows.find(({ properties }) => JSON.stringify(properties).includes('Munster'))
  expect(own?.properties).toEqual({
    ...{ city: 'Cork', region: 'Munster', utm_campaign: ['summer'], utm_source: ['fb', 'tt'] },
  })
  expect(own?.distinct_id).not.toContain('@')
  const group = await db.selectFrom('group_profiles').selectAll().where('group_id', '=', '1-MONTH').execute()
  expect(group.map(({ properties }) => properties)).toEqual([
    { name: '4-Week Plan', currency: 'USD', interval: ['month'] },
  ])
  await settled((done) => people.delete_user(id, done))
  await settled((done) => groups.delete_group('plan', '1-MONTH', done))
  expect(await db.selectFrom('group_profiles').selectAll().execute()).toEqual([])
  expect((await db.selectFrom('visitor_profiles').selectAll().execute()).length).toBe(rows.length - 1)
})

const event = (id: string, own: object = {}) => ({
  event: 'payment_started',
  properties: { token: OWN_TOKEN, distinct_id: id, $insert_id: `${id}-1`, ...payment, ...own },
})
const json = 'application/json'
const basic = (user: string, password = '') => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

test('the library for Python is understood: its options stand in the form', async () => {
  const body = `${form(event('python-1'))}&verbose=1&ip=0`
  const reply = await send(body)
  expect([reply.statusCode, reply.json()]).toEqual([200, { status: 1, error: null }])
  const old = form(event('python-2', { time: 1_500_000_000 }))
  const imported = await send(`${old}&verbose=1&ip=0&api_key=${KEY}`, { url: routes.importEvents })
  expect(imported.json()).toEqual({ status: 1, error: null })
  const secret = { authorization: basic(KEY) }
  const again = await send(`${old}&verbose=1`, { url: `${routes.importEvents}/`, headers: secret })
  expect(again.json()).toEqual({ status: 1, error: null })
  expect((await eventsBy('python-2')).map(({ at }) => at.getTime())).toEqual([1_500_000_000_000])
})

const sendPacked = (path: string, body: Buffer<ArrayBuffer>) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': json, 'content-encoding': 'gzip', 'user-agent': iphone },
    body,
  })

test('bodies of phones are understood, packed and as JSON', async () => {
  const swift = gzipSync(JSON.stringify([event('swift-1')]))
  const packed = await sendPacked(`${routes.track}/?ip=1`, swift)
  expect([packed.status, await packed.text()]).toEqual([200, '1'])
  const android = `data=${encodeURIComponent(Buffer.from(JSON.stringify([event('android-1')])).toString('base64'))}&verbose=1`
  expect((await send(android, { url: `${routes.track}/?ip=1` })).json()).toEqual({ status: 1, error: null })
  const people = [{ $token: OWN_TOKEN, $distinct_id: 'swift-1', $time: 1, $set: { os: 'iOS' }, $add: { visits: 1 } }]
  expect((await send(JSON.stringify(people), { url: `${routes.engage}/`, type: json })).body).toBe('1')
  expect(await profileOf('swift-1')).toEqual({ os: 'iOS' })
  const bomb = gzipSync(Buffer.alloc(3_000_000, '['))
  expect((await sendPacked(routes.track, bomb)).status).toBe(413)
})

test('a beacon without a type, bytes that are packed without a word, and a mark of UTF-8 are understood', async () => {
  const post = async (body: Buffer, headers: Record<string, string>) =>
    (
      await fetch(`http://127.0.0.1:${port}${routes.track}/?ip=1`, {
        method: 'POST',
        body: new Blob([new Uint8Array(body)]),
        headers,
      })
    ).text()
  const json = (id: string) => Buffer.from(JSON.stringify([event(id)]))
  expect(await post(json('plain-beacon'), {})).toBe('1')
  expect(await post(gzipSync(json('packed-beacon')), { 'content-type': 'text/plain' })).toBe('1')
  expect(await post(gzipSync(json('packed-bytes')), { 'content-type': 'application/octet-stream' })).toBe('1')
  expect(await post(gzipSync(json('x-gzip')), { 'content-encoding': 'x-gzip', 'content-type': 'text/plain' })).toBe('1')
  const marked = Buffer.concat([Buffer.from('\uFEFF'), json('marked')])
  expect(await post(marked, { 'content-type': 'application/json' })).toBe('1')
  for (const id of ['plain-beacon', 'packed-beacon', 'packed-bytes', 'x-gzip', 'marked'])
    expect(await eventsBy(id), id).toHaveLength(1)
})

test('GET, a picture and options anywhere are understood, but not from a page of another site', async () => {
  const data = encodeURIComponent(Buffer.from(JSON.stringify(event('get-1'))).toString('base64'))
  const plain = { 'user-agent': iphone, host: 'localhost' }
  const get = (url: string, headers: Record<string, string> = plain) => server.send({ method: 'GET', url, headers })
  expect((await get(`${routes.track}/?data=${data}&ip=1&_=1`)).body).toBe('1')
  expect((await get(`${routes.track}?verbose=1&data=${data}`)).json()).toEqual({ status: 1, error: null })
  const picture = await get(`${routes.track}/?img=1&data=${data}`)
  expect([picture.headers['content-type'], picture.rawPayload.subarray(0, 3).toString()]).toEqual(['image/gif', 'GIF'])
  const crossing = await get(`${routes.track}?data=${data}`, { ...plain, 'sec-fetch-site': 'cross-site' })
  expect(refusalIn(crossing)).toEqual([403, 'CROSS_SITE'])
  expect(await eventsBy('get-1')).toHaveLength(1)
})

test('an import as JSON or lines says what was stored and what was not', async () => {
  const headers = { authorization: basic('service.account', KEY) }
  const post = (payload: string, type: string, url = `${routes.importEvents}?strict=1&project_id=1`) =>
    send(payload, { url, type, headers })
  const [one, two, other] = [event('import-1'), event('import-2'), { ...event('import-3'), event: 'other' }]
  const whole = await post(JSON.stringify([one, two]), json)
  expect(whole.json()).toEqual({ code: 200, status: 'OK', num_records_imported: 2 })
  const lines = [one, two].map((each) => JSON.stringify(each)).join('\n')
  expect((await post(lines, 'application/x-ndjson')).json()).toMatchObject({ code: 200, num_records_imported: 2 })
  const some = await post(JSON.stringify([one, other]), json)
  expect([some.statusCode, some.json()]).toEqual([
    400,
    expect.objectContaining({
      ...{ code: 400, status: 'Bad Request', num_records_imported: 1 },
      failed_records: [{ index: 1, $insert_id: 'import-3-1', message: 'There is no such event.' }],
    }),
  ])
  const lenient = await post(JSON.stringify([one, other]), json, `${routes.importEvents}?strict=0`)
  expect(lenient.json()).toEqual({ code: 200, status: 'OK', num_records_imported: 1 })
  for (const own of [{}, { authorization: basic('not-the-key-of-anybody') }])
    expect(
      refusalIn(await send(JSON.stringify([one]), { url: routes.importEvents, type: json, headers: own })),
    ).toEqual([401, 'COLLECTOR_KEY_INVALID'])
})

test('times stay as they were sent; those that cannot be are marked', async () => {
  const now = server.services.now().getTime()
  const sent: readonly (readonly [id: string, time: unknown, at: number, isDoubted: boolean])[] = [
    ['time-s', Math.floor(now / 1000) - 60, (Math.floor(now / 1000) - 60) * 1000, false],
    ['time-ms', now - 60_000, now - 60_000, false],
    ['time-text', '2026-01-02T03:04:05', Date.parse('2026-01-02T03:04:05Z'), true],
    ['time-old', now - 30 * MS_PER_DAY, now - 30 * MS_PER_DAY, true],
    ['time-ahead', now + MS_PER_DAY, now + MS_PER_DAY, true],
  ]
  for (const [id, time] of sent) await send(form(event(id, { time })))
  for (const [id, , at, isDoubted] of sent)
    expect(
      (await eventsBy(id)).map((row) => [row.at.getTime(), row.is_time_doubted]),
      id,
    ).toEqual([[at, isDoubted]])
})

test.each(['42', 'a', 'anna@example.com', 'Straße 7/b', '$device:x y', '🙂'.repeat(50)])(
  'an id such as %s is accepted',
  async (id) => {
    expect((await send(form(event(id, { $insert_id: 'one' })))).body).toBe('1')
  },
)

test.each(['', 'undefined', 'NULL', '0', 'x'.repeat(256)])('%s is no id', async (id) => {
  expect(refusalIn(await send(form(event(id))))).toEqual([400, 'EVENTS_REFUSED'])
})

test('many people in one request need the key', async () => {
  const many = JSON.stringify(['many-1', 'many-2', 'many-3', 'many-4'].map((id) => event(id)))
  expect(refusalIn(await send(many, { type: json }))).toEqual([400, 'EVENTS_REFUSED'])
  expect((await send(many, { type: json, headers: { authorization: basic(KEY) } })).body).toBe('1')
  expect((await send(many, { type: json, url: `${routes.track}?api_key=${KEY}` })).body).toBe('1')
})
