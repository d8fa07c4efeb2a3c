import { afterAll, describe } from 'vitest'
import { orderTests } from '#tests/webhook-orders/order-tests.ts'
import { stripeScenarios } from '#tests/webhook-orders/stripe-scenarios.ts'

const { server, peer, purchase } = await stripeScenarios()
afterAll(peer.stop)

describe('a purchase ends alike, when its webhooks are delivered:', () => {
  orderTests(server, { scenario: purchase, made: [2, 3], extent: 'every order' })
})
