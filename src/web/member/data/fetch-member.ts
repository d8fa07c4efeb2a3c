import type { MemberView } from '#domain/api/member/member.ts'
import { routes } from '#domain/api/routes.ts'
import { today } from '#web/device/today.ts'
import { memberFrom } from './member-reply.ts'
import { type MemberOutcome, requestMember } from './request-member.ts'

/** Requests the member's account, on today's date. */
export const fetchMember = (): Promise<MemberOutcome<MemberView>> =>
  requestMember(`${routes.member}?today=${today()}`, { parse: memberFrom, cacheAs: routes.member })
