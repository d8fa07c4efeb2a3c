import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { keyKinds } from '#domain/key-kinds.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { exampleHero, exampleLead, exampleOrder } from '#server/lead.example.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const LINK_DAYS = keyKinds['sign-in-link'].lifetime.atMost / MS_PER_DAY
const server = await testApp()

/** Creates a lead and returns the secret that only its email contains. */
async function emailedSecret(): Promise<string> {
  const email = `${randomUUID()}@example.com`
  await server.post(routes.leads, { ...exampleLead, hero: { ...exampleHero, email }, units: 'imperial' })
  const sent = await server.services.db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  return /\/v3\/resume#([A-Za-z0-9_-]+)/.exec(sent.text)?.[1] ?? 'no secret'
}

test('the link in an email returns the answers, with a token that can buy', async () => {
  const reply = await server.post(routes.resume, { secret: await emailedSecret() })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('no-store')
  const { hero, units, token } = reply.json()
  expect(units).toBe('imperial')
  expect(hero).toEqual({ ...exampleHero, email: expect.stringContaining('@example.com') })
  const order = await server.post(routes.orders, exampleOrder({}, server.services.now()), {
    authorization: `Bearer ${token}`,
  })
  expect(order.statusCode).toBe(201)
})

test('a link works once, even for concurrent requests', async () => {
  const secret = await emailedSecret()
  const replies = await Promise.all([1, 2, 3, 4].map(() => server.post(routes.resume, { secret })))
  expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 410, 410, 410])
  expect(refusalIn(await server.post(routes.resume, { secret }))).toEqual([410, 'RESUME_LINK_INVALID'])
})

test('a link expires', async () => {
  const secret = await emailedSecret()
  const days = LINK_DAYS * MS_PER_DAY
  server.pass(days)
  expect(refusalIn(await server.post(routes.resume, { secret }))).toEqual([410, 'RESUME_LINK_INVALID'])
  server.pass(-days)
})

test.each([{ secret: 'x'.repeat(43) }, { secret: 'short' }, { secret: "' or 1=1 --" }])(
  '%j gives no access',
  async (body) => {
    expect(refusalIn(await server.post(routes.resume, body)).slice(0, 2)).toEqual([410, 'RESUME_LINK_INVALID'])
  },
)
