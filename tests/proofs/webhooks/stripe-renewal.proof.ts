import { afterAll, describe } from 'vitest'
import { orderTests } from '#tests/webhook-orders/order-tests.ts'
import { stripeScenarios } from '#tests/webhook-orders/stripe-scenarios.ts'

const { server, peer, renewal } = await stripeScenarios()
afterAll(peer.stop)

describe('a renewal ends alike when its webhooks are delivered', () => {
  orderTests(server, { scenario: renewal, made: [0, 1, 4], extent: 'every order' })
})
