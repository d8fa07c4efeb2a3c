import { routes } from '#domain/api/routes.ts'
import { requestMember } from '#web/member/data/request-member.ts'

/** Requests an emailed link that proves who the member is. */
export const requestFreshLink = () => requestMember(routes.freshLink, { method: 'POST', body: {}, parse: () => true })
