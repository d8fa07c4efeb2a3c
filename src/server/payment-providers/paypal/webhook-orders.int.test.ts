import { afterAll, describe, expect, test } from 'vitest'
import { orderTests } from '#tests/webhook-orders/order-tests.ts'
import { paypalScenarios } from '#tests/webhook-orders/paypal-scenarios.ts'

const { server, peer, approvedThenEnded, recovery, eventsFor } = await paypalScenarios()
afterAll(peer.stop)
const extent = 'sample'

test('PayPal sends these webhooks for a purchase that is ended there', async () => {
  const leads = await approvedThenEnded.begin(1)
  for (const stage of [1, 2]) await approvedThenEnded.advance(leads, stage)
  expect(leads.flatMap(eventsFor).map(({ event_type }) => event_type)).toEqual([
    'BILLING.SUBSCRIPTION.CREATED',
    'BILLING.SUBSCRIPTION.ACTIVATED',
    'PAYMENT.SALE.COMPLETED',
    'BILLING.SUBSCRIPTION.CANCELLED',
  ])
  approvedThenEnded.forget()
})

describe('a purchase ended at PayPal ends alike when its webhooks are delivered', () => {
  orderTests(server, { scenario: approvedThenEnded, made: [1, 2, 1], extent })
})

describe('a renewal at PayPal that failed and was paid ends alike when its webhooks are delivered', () => {
  orderTests(server, { scenario: recovery, made: [1, 1], extent })
})
