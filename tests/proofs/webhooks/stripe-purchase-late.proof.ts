import { afterAll, describe } from 'vitest'
import { beginsWithin, orderTests } from '#tests/webhook-orders/order-tests.ts'
import { stripeScenarios } from '#tests/webhook-orders/stripe-scenarios.ts'

const { server, peer, purchase } = await stripeScenarios()
afterAll(peer.stop)
const isEarly = beginsWithin(3)

describe('a purchase ends alike, when a webhook of the payment is delivered first:', () => {
  orderTests(server, { scenario: purchase, made: [3, 3], extent: 'every order', part: (order) => !isEarly(order) })
})
