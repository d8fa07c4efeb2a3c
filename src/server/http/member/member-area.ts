import type { WhoAsks } from '#server/http/member/who-asks.ts'
import type { Services } from '#server/http/services.ts'
import type { PlanDesk } from '#server/member/change-plan.ts'

/** What the routes of the member area work with. */
export type MemberArea = { readonly services: Services; readonly desk: PlanDesk; readonly who: WhoAsks }
