import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { exampleLead } from '#server/example-lead.ts'
import { defaultLimits } from '#server/http/rate-limits.ts'
import { testApp } from '#server/test-app.ts'
import { refusalIn } from '#server/test-client.ts'

const server = await testApp({ limits: defaultLimits, env: { TRUSTED_PROXIES: '1' } })
const from = (address: string) => ({ 'x-forwarded-for': address })

test('the eleventh lead within a minute waits, and its neighbours do not', async () => {
  const send = (address: string) => server.post(routes.leads, exampleLead, from(address))
  const replies = []
  for (let sent = 0; sent < 11; sent++) replies.push(await send('203.0.113.1'))
  expect(replies.slice(0, 10).every((reply) => reply.statusCode === 201)).toBe(true)
  const last = replies[10]
  expect(last === undefined ? [] : refusalIn(last)).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send('203.0.113.2')).statusCode).toBe(201)
})

test('an IPv6 network counts as one visitor', async () => {
  const resume = (address: string) => server.post(routes.resume, { secret: 'x'.repeat(43) }, from(address))
  for (let sent = 0; sent < 10; sent++) await resume(`2001:db8:1:1::${sent + 1}`)
  expect((await resume('2001:db8:1:1:ffff::1')).statusCode).toBe(429)
  expect((await resume('2001:db8:1:2::1')).statusCode).toBe(410)
})

test('health checks are never counted', async () => {
  for (let sent = 0; sent <= defaultLimits.general.max; sent++) {
    expect((await server.get('/healthz', from('203.0.113.3'))).statusCode).toBe(200)
  }
})
