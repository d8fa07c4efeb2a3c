import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { exampleLead } from '#server/lead.example.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'
import { rateLimitStore } from './rate-limit-store.ts'
import { defaultLimits } from './rate-limits.ts'

const server = await testApp({ limits: defaultLimits, env: { TRUSTED_PROXIES: '1' } })
const from = (address: string) => ({ 'x-forwarded-for': address })

test('the eleventh lead within a minute is refused, and other addresses are not affected', async () => {
  const send = (address: string) => server.post(routes.leads, exampleLead, from(address))
  const replies = []
  for (let sent = 0; sent < 11; sent++) replies.push(await send('203.0.113.1'))
  expect(replies.slice(0, 10).every((reply) => reply.statusCode === 201)).toBe(true)
  const last = replies[10]
  expect(last === undefined ? [] : refusalIn(last)).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send('203.0.113.2')).statusCode).toBe(201)
})

test('the API description is rate-limited like any route', async () => {
  const replies = []
  for (let sent = 0; sent <= defaultLimits.general.max; sent++)
    replies.push(server.get(routes.openapi, from('203.0.113.9')))
  const statuses = (await Promise.all(replies)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

test('an IPv6 network counts as one visitor', async () => {
  const resume = (address: string) => server.post(routes.resume, { secret: 'x'.repeat(43) }, from(address))
  for (let sent = 0; sent < 10; sent++) await resume(`2001:db8:1:1::${sent + 1}`)
  expect((await resume('2001:db8:1:ffff::1')).statusCode).toBe(429)
  expect((await resume('2001:db8:2:1::1')).statusCode).toBe(410)
})

test('the sixth request for a sign-in link within a minute is refused', async () => {
  const ask = () => server.post(routes.signInLinks, { email: 'nobody@example.com' }, from('203.0.113.4'))
  const statuses = []
  for (let sent = 0; sent < 6; sent++) statuses.push((await ask()).statusCode)
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
})

test('the 601st webhook within a minute is refused, and webhooks do not count against the general limit', async () => {
  const sendWebhook = () => server.post(routes.webhooks.replace(':provider', 'sandbox'), '{}', from('203.0.113.5'))
  const statuses = new Set<number>()
  for (let sent = 0; sent < defaultLimits.webhooks.max; sent++) statuses.add((await sendWebhook()).statusCode)
  expect([...statuses]).toEqual([400])
  expect(refusalIn(await sendWebhook())).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect((await server.get(routes.ip, from('203.0.113.5'))).statusCode).toBe(200)
})

test('two processes count together, and a new window starts at zero', async () => {
  const Store = rateLimitStore(server.services)
  const shared: object = { sharedAs: 'one-limit' }
  const [here, there] = [new Store(shared), new Store(shared)]
  const hit = (store: typeof here) =>
    new Promise<number | undefined>((resolve, reject) => {
      store.incr('203.0.113.9', (error, counted) => (error ? reject(error) : resolve(counted?.current)), 60_000, 10)
    })
  expect([await hit(here), await hit(there), await hit(here)]).toEqual([1, 2, 3])
  await server.services.db
    .updateTable('rate_limits')
    .set({ ends_at: new Date(0) })
    .execute()
  expect(await hit(there)).toBe(1)
})

test('the 301st picture within a minute is refused, whatever its query', async () => {
  const plate = (number: number) => server.get(`/v3/plates/none.svg?v=${number}`, from('203.0.113.6'))
  const statuses: number[] = []
  for (let sent = 0; sent <= defaultLimits.plates.max; sent++) statuses.push((await plate(sent)).statusCode)
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.slice(0, -1)).not.toContain(429)
})

test('health checks are never counted', async () => {
  for (let sent = 0; sent <= defaultLimits.general.max; sent++) {
    expect((await server.get('/healthz', from('203.0.113.3'))).statusCode).toBe(200)
  }
})
