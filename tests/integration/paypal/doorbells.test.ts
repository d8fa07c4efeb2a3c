import { afterAll, describe, expect, test } from 'vitest'
import { paypalCourses } from '#tests/doorbells/paypal-courses.ts'
import { everyOrderEndsAlike } from '#tests/doorbells/programme.ts'

const { server, peer, shortLife, recovery, eventsFor } = await paypalCourses()
afterAll(peer.stop)

test('this is what PayPal rings for when somebody buys, and ends it there', async () => {
  const leads = await shortLife.begin(1)
  for (const stage of [1, 2]) await shortLife.go(leads, stage)
  expect(leads.flatMap(eventsFor).map(({ event_type }) => event_type)).toEqual([
    'BILLING.SUBSCRIPTION.CREATED',
    'BILLING.SUBSCRIPTION.ACTIVATED',
    'PAYMENT.SALE.COMPLETED',
    'BILLING.SUBSCRIPTION.CANCELLED',
  ])
  shortLife.forget()
})

describe('a purchase at PayPal that is ended there ends alike, rung for', () => {
  everyOrderEndsAlike(server, { course: shortLife, made: [1, 2, 1], always: true })
})

describe('a renewal at PayPal that failed and was paid ends alike, rung for', () => {
  everyOrderEndsAlike(server, { course: recovery, made: [1, 1], always: true })
})
