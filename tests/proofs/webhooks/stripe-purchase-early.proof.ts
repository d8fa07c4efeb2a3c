import { afterAll, describe } from 'vitest'
import { beginsWithin, orderTests } from '#tests/webhook-orders/order-tests.ts'
import { stripeScenarios } from '#tests/webhook-orders/stripe-scenarios.ts'

const { server, peer, purchase } = await stripeScenarios()
afterAll(peer.stop)

// Half of the orders in each of two files, so that both cores have work.
describe('a purchase ends alike, when a webhook from before the payment is delivered first:', () => {
  orderTests(server, { scenario: purchase, made: [3, 3], extent: 'every order', part: beginsWithin(3) })
})
