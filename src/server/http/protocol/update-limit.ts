import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const WINDOW_SECONDS = 60
/** Updates that a request brings on average; most bring a handful, one after a time offline brings more. */
const UPDATES_PER_REQUEST = 10

/**
 * Counts the updates that come from a sender within a minute: requests are limited, and each may bring hundreds.
 * Returns a function that gives the seconds to wait, or null where there is nothing to wait for.
 */
export function createUpdateLimit(requestsPerMinute: number) {
  const limiter = new RateLimiterMemory({
    points: Math.max(1, Math.round(requestsPerMinute * UPDATES_PER_REQUEST)),
    duration: WINDOW_SECONDS,
  })
  return async (sender: string, updates: number): Promise<number | null> => {
    try {
      await limiter.consume(sender, updates)
      return null
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.ceil(error.msBeforeNext / 1000)
      throw error
    }
  }
}
