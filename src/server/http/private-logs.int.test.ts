import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderRoute, routes } from '#domain/api/routes.ts'
import { exampleHero, exampleLead } from '#server/lead.example.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newLeadToken, postOrder } from '#server/test-client.fixture.ts'

const server = await testApp({
  env: { LOG_LEVEL: 'trace', TRUSTED_PROXIES: '1' },
  payments: (sandbox) => ({
    ...sandbox,
    open: () => Promise.reject(new Error('canary-9 said "canary-10" to canary-11@example.com')),
  }),
})

test('nothing personal is logged, whatever goes wrong', async () => {
  const headers = { 'user-agent': 'canary-1', 'x-forwarded-for': '203.0.113.77', cookie: 'canary-2' }
  const hero = { ...exampleHero, email: 'canary-3@example.com', weight: 87.65 }
  await server.post(routes.leads, { ...exampleLead, hero }, headers)
  await server.post(routes.leads, { ...exampleLead, hero: { ...hero, height: 'canary-4' } }, headers)
  await server.post(routes.leads, '{"canary-5":', headers)
  await server.get(`${routes.products}?ids=canary-6&canary=%00`, headers)
  await server.get('/v3/canary-7?email=canary-8@example.com', headers)
  const token = await newLeadToken(server, 'canary-12@example.com')
  const key = randomUUID()
  const { id, secret } = (await postOrder(server, token, {}, { ...headers, 'idempotency-key': key })).json()
  await server.get(orderRoute(id), { 'order-secret': secret })
  const withdrawn = await server.post(
    routes.subscriptionWithdraw,
    {},
    { 'manage-secret': 'canary-13-that-is-no-secret' },
  )
  expect(withdrawn.statusCode).toBe(410)

  const log = server.logged()
  expect(log).toContain('a provider did not answer')
  expect(log).toContain('"route":"/api/v2/leads","status":201')
  for (const secretThing of [/canary-(?!9)/, '203.0.113.77', '87.65', token, key, secret, id, 'anna@']) {
    expect(log).not.toMatch(secretThing)
  }
})
