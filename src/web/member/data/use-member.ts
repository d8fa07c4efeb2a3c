import type { MemberView } from '#domain/api/member/member.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { today } from '#web/device/today.ts'
import { memberFrom } from '#web/member/data/member-reply.ts'
import { type MemberData, useMemberData } from '#web/member/data/use-member-data.ts'
import { weekFrom } from '#web/member/data/week-reply.ts'

/** Who the plan is for, and where it stands. It is asked with the person's own day and kept without it. */
export const useMember = (): MemberData<MemberView> =>
  useMemberData(`${routes.member}?today=${today()}`, memberFrom, routes.member)

/** Under which a week of the plan is known. */
export const weekRoute = (week: number): string => filled(routes.memberWeek, { week })

/** A week of the plan. */
export const useWeek = (week: number): MemberData<WeekView> =>
  useMemberData(`${weekRoute(week)}?today=${today()}`, weekFrom, weekRoute(week))
