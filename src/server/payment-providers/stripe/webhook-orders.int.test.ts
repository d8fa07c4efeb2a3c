import { afterAll, describe, expect, test } from 'vitest'
import { orderTests } from '#tests/webhook-orders/order-tests.ts'
import { stripeScenarios } from '#tests/webhook-orders/stripe-scenarios.ts'

const { server, peer, purchase, renewal, recovery, eventsOf } = await stripeScenarios()
afterAll(peer.stop)
const extent = 'sample'

test('Stripe sends these webhooks for a purchase', async () => {
  expect(await eventsOf(purchase, 2)).toEqual([
    'customer.subscription.created',
    'invoice.finalized',
    'payment_intent.succeeded',
    'invoice.paid',
    'customer.subscription.updated',
  ])
})

test('Stripe sends these webhooks for a renewal', async () => {
  expect(await eventsOf(renewal, 3)).toEqual([
    'customer.subscription.updated',
    'invoice.finalized',
    'payment_intent.succeeded',
    'invoice.paid',
    'customer.subscription.updated',
  ])
})

test('Stripe sends these webhooks for a renewal that fails and is paid later', async () => {
  expect(await eventsOf(recovery, 2)).toEqual([
    'payment_intent.payment_failed',
    'invoice.payment_failed',
    'customer.subscription.updated',
    'payment_intent.succeeded',
    'invoice.paid',
    'customer.subscription.updated',
  ])
})

describe('a purchase ends alike when its webhooks are delivered', () => {
  orderTests(server, { scenario: purchase, made: [2, 3], extent })
})

describe('a renewal ends alike when its webhooks are delivered', () => {
  orderTests(server, { scenario: renewal, made: [0, 1, 4], extent })
})

describe('a renewal that failed and was paid ends alike when its webhooks are delivered', () => {
  orderTests(server, { scenario: recovery, made: [3, 3], extent })
})
