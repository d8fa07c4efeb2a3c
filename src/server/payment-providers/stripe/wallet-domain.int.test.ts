import { afterAll, beforeEach, expect, test } from 'vitest'
import { prepareProviders } from '#server/payment-providers/providers.ts'
import { stripeFixture } from '#tests/peers/stripe/stripe-fixture.ts'

const { provider, peer } = await stripeFixture()
afterAll(peer.stop)
const SITE = 'https://plan.example.com'

/** The warnings in the log after a start on a site. */
async function warnings(site: string): Promise<readonly unknown[]> {
  const said: unknown[] = []
  await prepareProviders({ all: [provider] }, site, (message, details) => said.push([message, details]))
  return said
}
beforeEach(() => {
  peer.world.domains.clear()
  peer.world.silentDomains.clear()
})

test('the site is registered at Stripe once, however often the app starts', async () => {
  expect(await warnings(SITE)).toEqual([])
  expect(await warnings(SITE)).toEqual([])
  expect([...peer.world.domains.values()].map(({ domain_name }) => domain_name)).toEqual(['plan.example.com'])
})

test('a domain that does not answer is logged, and registered when it does', async () => {
  peer.world.silentDomains.add('plan.example.com')
  const missing = 'Apple Pay on plan.example.com: It did not answer.'
  const warned = ['a provider does not offer everything here', { provider: 'stripe', missing }]
  expect(await warnings(SITE)).toEqual([warned])
  peer.world.silentDomains.clear()
  expect(await warnings(SITE)).toEqual([])
})

test('a disabled domain is enabled again', async () => {
  await warnings(SITE)
  for (const domain of peer.world.domains.values()) domain.enabled = false
  expect(await warnings(SITE)).toEqual([])
  expect([...peer.world.domains.values()].map(({ enabled }) => enabled)).toEqual([true])
})

test('a site without https has no wallets, and Stripe gets no request', async () => {
  const before = peer.calls.length
  expect(await warnings('http://localhost:3000')).toEqual([])
  expect(peer.calls.length).toBe(before)
})

test('a refusal is logged and stops nothing', async () => {
  expect(await warnings('https://localhost')).toEqual([
    ['a provider could not be prepared', expect.objectContaining({ provider: 'stripe' })],
  ])
})
