import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#domain/problems.ts'
import { MS_PER_MINUTE } from '#domain/time.ts'

/** Counts one plan or change of a lead. @throws Problem TOO_MANY_REQUESTS after `max` of them within a minute */
export type PlanRateLimiter = (leadId: string) => Promise<void>

/**
 * Limits what one request can cause at most within a time, ms: planning, the most expensive work, to a number a minute.
 * Each process counts separately.
 */
export function createPlanRateLimiter(max: number, time = MS_PER_MINUTE): PlanRateLimiter {
  const limiter = new RateLimiterMemory({ points: max, duration: time / 1000 })
  return async (leadId) => {
    try {
      await limiter.consume(leadId)
    } catch (error) {
      throw error instanceof RateLimiterRes ? new Problem('TOO_MANY_REQUESTS') : error
    }
  }
}
