import type { PlanContext } from '#server/members/change-plan.ts'
import type { Services } from '#server/services.ts'
import type { MemberAuthentication } from './authenticate-member.ts'

/** What the routes of the member area work with. */
export type MemberArea = {
  readonly services: Services
  readonly planContext: PlanContext
  readonly authenticate: MemberAuthentication
}
