import { afterAll, describe, expect, test } from 'vitest'
import { beginsWithin, everyOrderEndsAlike } from '#tests/doorbells/programme.ts'
import { stripeCourses } from '#tests/doorbells/stripe-courses.ts'

const { server, peer, purchase, eventsOf } = await stripeCourses()
afterAll(peer.stop)

test('this is what Stripe rings for when somebody buys', async () => {
  expect(await eventsOf(purchase, 2)).toEqual([
    'customer.updated',
    'customer.subscription.created',
    'invoice.finalized',
    'payment_intent.succeeded',
    'invoice.paid',
    'customer.subscription.updated',
  ])
})

describe('a purchase ends alike, rung for first by what came before the payment:', () => {
  everyOrderEndsAlike(server, { course: purchase, made: [3, 3], always: true, part: beginsWithin(3) })
})
