import type { KeyedMutex } from '#server/platform/concurrency/keyed-mutex.ts'
import type { Services } from '#server/services.ts'
import type { MemberAuthentication } from './authenticate-member.ts'
import type { KeptReplies } from './kept-replies.ts'
import type { PlanRateLimiter } from './plan-rate-limiter.ts'

/** The services that making and changing a plan needs. */
export type PlanContext = Pick<Services, 'db' | 'plannerPool' | 'now' | 'config'> & {
  readonly mutex: KeyedMutex
  readonly countPlan: PlanRateLimiter
}

/** What the routes of the member area need. */
export type MemberArea = {
  readonly services: Services
  readonly planContext: PlanContext
  readonly authenticate: MemberAuthentication
  readonly keptReplies: KeptReplies
}
