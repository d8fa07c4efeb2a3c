import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()
const idsOf = (...ids: string[]) =>
  `${routes.products}?${new URLSearchParams(ids.map((id): [string, string] => ['ids', id]))}`
const all = idsOf('test-1-week', 'test-3-month', 'test-1-month')

test('plans are listed by id, the cheapest first', async () => {
  const reply = await server.get(all)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toContain('application/json')
  expect(reply.headers['cache-control']).toBe('max-age=60')
  expect(reply.json()).toEqual([
    expect.objectContaining({
      id: 'test-1-week',
      key: '1-WEEK',
      name: '1-Week Trial',
      price: 9.99,
      intro: { price: 9.99, priceMinor: 999, days: 7 },
      renewal: { price: 29.99, priceMinor: 2999, days: 30 },
    }),
    expect.objectContaining({ id: 'test-1-month', intervalDays: 30, intro: null }),
    expect.objectContaining({ id: 'test-3-month', intervalDays: 90, priceMinor: 5999 }),
  ])
})

test('one id returns a list of one; unknown ids and those of the other mode are left out', async () => {
  const one = await server.get(idsOf('test-1-week'))
  expect(one.json()).toHaveLength(1)
  const none = await server.get(idsOf('live-1-week', 'nothing'))
  expect(none.json()).toEqual([])
})

test.each([
  ['no id', routes.products],
  ['21 ids', idsOf(...Array.from({ length: 21 }, (_, index) => `p${index}`))],
  ['500 ids', idsOf(...Array.from({ length: 500 }, (_, index) => `p${index}`))],
  ['an empty id', `${routes.products}?ids=`],
  ['an id with invalid characters', `${routes.products}?ids=%27%3B--`],
])('%s is refused', async (_, url) => {
  expect((await server.get(url)).statusCode).toBe(400)
  expect(refusalIn(await server.get(url)).slice(0, 2)).toEqual([400, 'QUERY_INVALID'])
})

test('a current copy is not sent again', async () => {
  const { etag } = (await server.get(all)).headers
  const again = await server.get(all, { 'if-none-match': String(etag) })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('a new price shows within a second, with another ETag', async () => {
  const before = await server.get(idsOf('test-3-month'))
  await server.services.db.transaction().execute(async (trx) => {
    const old = await trx
      .updateTable('prices')
      .set({ active: false })
      .where('external_id', '=', 'test-3-month')
      .returningAll()
      .executeTakeFirstOrThrow()
    const { created_at: _, ...row } = old
    await trx
      .insertInto('prices')
      .values({ ...row, id: uuidV7(new Date()), active: true, first_amount_minor: 4999 })
      .execute()
  })
  server.pass(1000)
  const after = await server.get(idsOf('test-3-month'), { 'if-none-match': String(before.headers.etag) })
  expect(after.json()).toEqual([expect.objectContaining({ priceMinor: 4999 })])
})

test('a price cannot be edited', async () => {
  const edit = server.services.db.updateTable('prices').set({ first_amount_minor: 1 }).execute()
  await expect(edit).rejects.toThrow('never edited')
})
