import type { AccountAct } from '#domain/api/member/fresh-link.ts'
import { routes } from '#domain/api/routes.ts'
import { requestMember } from '#web/member/data/request-member.ts'

/** Requests an emailed link that proves who the member is and leads back to what they were doing. */
export const requestFreshLink = (purpose: AccountAct) =>
  requestMember(routes.freshLink, { method: 'POST', body: { purpose }, parse: () => true })
