import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { createApp } from '#server/app.ts'
import { runningExperiments } from '#server/experiments/running-experiments.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ env: { METRICS_TOKEN: 'a-token-of-the-operator' } })
const foreign = { host: 'example.com', 'x-forwarded-for': '203.0.113.1' }

test('the process reports that it is alive, that it can work, and that payments go to the sandbox', async () => {
  expect((await server.get('/healthz')).json()).toEqual({
    status: 'ok',
    payments: { provider: 'sandbox', environment: 'test', moneyMoves: false },
  })
  expect((await server.get('/readyz')).json()).toEqual({ status: 'ready' })
})

test('without its database it is alive, not ready, and says when to retry', async () => {
  const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
  const { app, api } = await createApp(
    { ...server.services, db: nowhere.db },
    {
      site: null,
      experiments: runningExperiments({ ...server.services, db: nowhere.db }),
      logStream: { write: () => {} },
    },
  )
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect(refusalIn(await app.inject('/readyz'))).toEqual([503, 'SERVICE_UNAVAILABLE'])
  const products = await (await api()).inject(`${routes.products}?ids=test-1-week`)
  expect(refusalIn(products)).toEqual([503, 'SERVICE_UNAVAILABLE'])
  expect(products.headers['retry-after']).toBe('5')
  await app.close()
  await nowhere.close()
})

test('metrics are for this machine and the operator', async () => {
  await server.get(`${routes.products}?ids=canary-4711`)
  const local = await server.get('/metrics')
  expect(local.statusCode).toBe(200)
  expect(local.body).toContain(`http_requests_total{method="GET",route="${routes.products}",status="200"}`)
  expect(local.body).not.toContain('canary-4711')
  const withToken = await server.get('/metrics', { ...foreign, authorization: 'Bearer a-token-of-the-operator' })
  expect(withToken.statusCode).toBe(200)
  for (const headers of [foreign, { ...foreign, authorization: 'Bearer wrong' }, { host: 'rebound.example' }]) {
    expect(refusalIn(await server.get('/metrics', headers))).toEqual([404, 'NOT_FOUND'])
  }
})

test('the address for security reports is shown only if one is set', async () => {
  const path = '/.well-known/security.txt'
  expect(refusalIn(await server.get(path))).toEqual([404, 'NOT_FOUND'])
  const contact = { SECURITY_CONTACT: 'mailto:security@example.com', PUBLIC_URL: 'https://www.example.com' }
  const configured = await testApp({ env: contact })
  const reply = await configured.get(path)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = Object.fromEntries(
    reply.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
  expect(lines).toMatchObject({
    Contact: 'mailto:security@example.com',
    Canonical: 'https://www.example.com/.well-known/security.txt',
  })
  const days = (new Date(lines['Expires'] ?? '').getTime() - configured.services.now().getTime()) / MS_PER_DAY
  expect(days).toBeGreaterThan(100)
  expect(days).toBeLessThan(365)
})
