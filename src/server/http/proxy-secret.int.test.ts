import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { exampleLead } from '#server/lead.example.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { defaultLimits } from './rate-limits.ts'

const SECRET = 'a-secret-of-the-proxy'
const server = await testApp({ limits: defaultLimits, env: { TRUSTED_PROXIES: '1', PROXY_SECRET: SECRET } })

/** The statuses of one lead more than an address may send in a minute, each with another forwarded address. */
async function statusesFrom(network: string, headers: Record<string, string>): Promise<readonly number[]> {
  const statuses: number[] = []
  for (let at = 0; at <= defaultLimits.leads.max; at++) {
    const reply = await server.post(routes.leads, exampleLead, { ...headers, 'x-forwarded-for': `${network}.${at}` })
    statuses.push(reply.statusCode)
  }
  return statuses
}

test('a forwarded address counts only with the secret that proxy and app share', async () => {
  const asMany = Array.from({ length: defaultLimits.leads.max }, () => 201)
  expect(await statusesFrom('198.51.100', { 'x-proxy-secret': SECRET })).toEqual([...asMany, 201])
  expect(await statusesFrom('203.0.113', {})).toEqual([...asMany, 429])
  expect(new Set(await statusesFrom('192.0.2', { 'x-proxy-secret': 'a guess' }))).toEqual(new Set([429]))
})

test('the secret is in no log line', () => {
  expect(server.logged()).not.toContain(SECRET)
})
