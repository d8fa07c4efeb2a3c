import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const WINDOW_SECONDS = 60
/** Updates allowed per request on average; most bring a handful, and one after a time offline brings more. */
const UPDATES_PER_REQUEST = 10

/**
 * Limits the updates from a sender within a minute: the number of requests is limited, but each may bring hundreds of
 * updates. Returns a function that returns the seconds to wait, or null if there is no need to.
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
