import type { Member } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import { weekOf } from '#server/members/member/plan-calendar.ts'
import { tastesOf } from '#server/members/member/week-request.ts'
import type { Kitchen } from '#server/planner-pool/planner-pool.ts'
import { requestFor } from './plan-week.ts'
import { tableOf } from './table.ts'

/**
 * Who a member cooks for today, each with what they must not eat: a dish that reaches them outside of any week is adapted to
 * all of them. @throws Problem HERO_INCOMPLETE
 */
export async function kitchenOfMember(
  context: Pick<PlanContext, 'db' | 'now' | 'config'>,
  member: Member,
): Promise<Kitchen> {
  const tastes = await tastesOf(context.db, member)
  const table = await tableOf(context, member, tastes.banned)
  const week = weekOf(member.startsOn, member.today)
  return { eater: member.personId, table: requestFor({ member, tastes, weeks: new Map(), table }, week) }
}
