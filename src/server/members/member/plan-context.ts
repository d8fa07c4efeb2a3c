import { createKeyedMutex } from '#server/platform/concurrency/keyed-mutex.ts'
import type { Services } from '#server/services.ts'
import type { PlanContext } from './member-area.ts'
import { createPlanRateLimiter } from './plan-rate-limiter.ts'

/** Plans and changes that one person may request within a minute. */
const PLANS_PER_MINUTE = 30

/**
 * What making a plan needs. Whatever has a context of its own, such as the calendars that apps read, may plan at the same
 * time as a member's device; the plan's revision then decides whose work is kept.
 */
export const planContextOf = ({
  db,
  plannerPool,
  now,
  config,
}: Pick<Services, 'db' | 'plannerPool' | 'now' | 'config'>): PlanContext => ({
  db,
  plannerPool,
  now,
  config,
  mutex: createKeyedMutex(),
  countPlan: createPlanRateLimiter(PLANS_PER_MINUTE),
})
