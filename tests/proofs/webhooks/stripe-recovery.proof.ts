import { afterAll, describe } from 'vitest'
import { orderTests } from '#tests/webhook-orders/order-tests.ts'
import { stripeScenarios } from '#tests/webhook-orders/stripe-scenarios.ts'

const { server, peer, recovery } = await stripeScenarios()
afterAll(peer.stop)

describe('a renewal that failed and was paid ends alike when its webhooks are delivered', () => {
  orderTests(server, { scenario: recovery, made: [3, 3], extent: 'every order' })
})
