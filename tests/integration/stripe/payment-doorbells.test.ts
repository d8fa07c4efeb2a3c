import { afterAll, describe } from 'vitest'
import { beginsWithin, everyOrderEndsAlike } from '#tests/doorbells/programme.ts'
import { stripeCourses } from '#tests/doorbells/stripe-courses.ts'

const { server, peer, purchase } = await stripeCourses()
afterAll(peer.stop)
const beforePayment = beginsWithin(3)

describe('a purchase ends alike, rung for first by its payment:', () => {
  const part = (sequence: Parameters<typeof beforePayment>[0]) => !beforePayment(sequence)
  everyOrderEndsAlike(server, { course: purchase, made: [3, 3], always: true, part })
})
