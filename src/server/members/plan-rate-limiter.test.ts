import { expect, test } from 'vitest'
import { createPlanRateLimiter } from './plan-rate-limiter.ts'

test('so many times a minute, each by themselves, and again when it is over', () => {
  let time = 0
  const allow = createPlanRateLimiter(2, () => new Date(time))
  allow('a')
  time = 59_999
  allow('a')
  expect(() => allow('a')).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }))
  allow('b')
  time = 60_000
  allow('a')
  allow('a')
  expect(() => allow('a')).toThrow()
})
