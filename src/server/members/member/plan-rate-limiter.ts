import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#domain/problem.ts'
import { MS_PER_MINUTE } from '#domain/time.ts'

/** Counts one plan or change of a lead. @throws Problem TOO_MANY_REQUESTS after `max` of them within a minute */
export type PlanRateLimiter = (leadId: string) => Promise<void>

/**
 * Limits planning, the most expensive work that one request can cause, to a number a minute. Each process counts
 * separately.
 */
export function createPlanRateLimiter(max: number): PlanRateLimiter {
  const limiter = new RateLimiterMemory({ points: max, duration: MS_PER_MINUTE / 1000 })
  return async (leadId) => {
    try {
      await limiter.consume(leadId)
    } catch (error) {
      throw error instanceof RateLimiterRes ? new Problem('TOO_MANY_REQUESTS') : error
    }
  }
}
