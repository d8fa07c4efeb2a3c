import { standingSafety } from '#domain/plan-review/standing-safety.ts'
import type { Member } from '#server/members/member/member.ts'
import { weekOf } from '#server/members/member/plan-calendar.ts'
import { pastReviews } from '#server/members/member/plan-reviews.ts'
import type { WeekShown } from '#server/planner-pool/planner-pool.ts'
import type { Services } from '#server/services.ts'
import { kitchenOfMember } from './kitchen-of-member.ts'
import type { OpenedWeek } from './plan-week.ts'

/** A week as it is shown; one that is past, with those who would cook from it today. */
export const shownWeek = async (
  services: Pick<Services, 'db' | 'now' | 'config'>,
  member: Member,
  { week, startsOn: weekStartsOn }: OpenedWeek,
): Promise<WeekShown> => {
  const { access, startsOn, usage, reviews, today } = member
  const isPast = week.plan.week < weekOf(startsOn, today)
  return {
    ...week,
    ...(isPast ? { now: await kitchenOfMember(services, member) } : {}),
    startsOn: weekStartsOn,
    usage,
    access: access.kind,
    safety: standingSafety(pastReviews(reviews, startsOn)),
  }
}
