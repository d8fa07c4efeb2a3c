import { afterAll, describe } from 'vitest'
import { orderTests } from '#tests/webhook-orders/order-tests.ts'
import { paypalScenarios } from '#tests/webhook-orders/paypal-scenarios.ts'

const { server, peer, approvedThenEnded, recovery } = await paypalScenarios()
afterAll(peer.stop)

describe('a purchase ended at PayPal ends alike when its webhooks are delivered', () => {
  orderTests(server, { scenario: approvedThenEnded, made: [1, 2, 1], extent: 'every order' })
})

describe('a renewal at PayPal that failed and was paid ends alike when its webhooks are delivered', () => {
  orderTests(server, { scenario: recovery, made: [1, 1], extent: 'every order' })
})
