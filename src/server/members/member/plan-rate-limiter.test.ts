import { expect, onTestFinished, test, vi } from 'vitest'
import { createPlanRateLimiter } from './plan-rate-limiter.ts'

test('each lead may make a limited number of requests a minute, and more when it is over', async () => {
  vi.useFakeTimers({ now: 0 })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const count = createPlanRateLimiter(2)
  await count('a')
  vi.setSystemTime(59_999)
  await count('a')
  await expect(count('a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await count('b')
  vi.setSystemTime(60_001)
  await count('a')
  await count('a')
  await expect(count('a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})
