import { afterAll, describe, expect, test } from 'vitest'
import { everyOrderEndsAlike } from '#tests/doorbells/programme.ts'
import { stripeCourses } from '#tests/doorbells/stripe-courses.ts'

const { server, peer, renewal, recovery, eventsOf } = await stripeCourses()
afterAll(peer.stop)

test('this is what Stripe rings for at a renewal', async () => {
  expect(await eventsOf(renewal, 3)).toEqual([
    'customer.subscription.updated',
    'invoice.finalized',
    'payment_intent.succeeded',
    'invoice.paid',
    'customer.subscription.updated',
  ])
})

test('this is what Stripe rings for when a renewal fails and is paid later', async () => {
  expect(await eventsOf(recovery, 2)).toEqual([
    'payment_intent.payment_failed',
    'invoice.payment_failed',
    'customer.subscription.updated',
    'payment_intent.succeeded',
    'invoice.paid',
    'customer.subscription.updated',
  ])
})

describe('a renewal ends alike, rung for', () => {
  everyOrderEndsAlike(server, { course: renewal, made: [0, 1, 4], always: true })
})

describe('a renewal that failed and was paid ends alike, rung for', () => {
  everyOrderEndsAlike(server, { course: recovery, made: [3, 3], always: false })
})
