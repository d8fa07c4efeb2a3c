import { Problem } from '#domain/problems.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import type { Member } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import { weekRequest } from '#server/members/member/week-request.ts'
import type { Planned, PlannerPool } from '#server/planner-pool/planner-pool.ts'
import { changePlan, type PlanState } from './change-plan.ts'
import { findWeek, recentRecipes, storeWeek } from './plan-weeks.ts'

/**
 * Returns a week of a member's plan. It is planned once and then stays until the member changes something, or until one
 * of its dishes leaves the library or turns out not to suit them. Two concurrent requests get the same week.
 * @throws Problem PLAN_IMPOSSIBLE
 */
export async function weekOfPlan(context: PlanContext, member: Member, week: number): Promise<Planned> {
  const stored = await findWeek(context.db, member.householdId, week)
  if (stored !== null && (await context.plannerPool.isServable(stored))) return stored
  return changePlan(context, member, week, async (planState) => {
    const known = planState.weeks.get(week)
    if (known !== undefined && (await context.plannerPool.isServable(known))) return { answer: known }
    const planned = await freshWeek(context.plannerPool, planState, week)
    return { answer: planned, write: (trx, now) => storeWeek(trx, member.householdId, planned, now) }
  })
}

/** Plans a week for a member. @throws Problem PLAN_IMPOSSIBLE */
export async function freshWeek(
  plannerPool: PlannerPool,
  planState: Pick<PlanState, 'member' | 'tastes' | 'weeks'>,
  week: number,
): Promise<Planned> {
  const request = requestFor(planState, week)
  return { request, plan: await planOrRefuse(plannerPool, request, week) }
}

export const requestFor = (
  { member, tastes, weeks }: Pick<PlanState, 'member' | 'tastes' | 'weeks'>,
  week: number,
): WeekRequest =>
  weekRequest({ person: member.leadId, ...member }, tastes, { week, recentRecipes: recentRecipes(weeks, week) })

/** @throws Problem PLAN_IMPOSSIBLE, with the setting whose loosening is most likely to help */
export async function planOrRefuse(plannerPool: PlannerPool, request: WeekRequest, week: number): Promise<WeekPlan> {
  const outcome = await plannerPool.planWeek(request, week)
  if (outcome.kind === 'impossible') throw new Problem('PLAN_IMPOSSIBLE', mostNarrowing(request))
  return outcome.plan
}

function mostNarrowing({ cook, bannedIngredients, dislikedRecipes }: WeekRequest): string {
  if (cook.time === 'DONT_COOK' || cook.time === 'LESS_30_MINUTES') return 'timeCooking'
  if (bannedIngredients.length > 0) return 'banned'
  if (dislikedRecipes.length > 0) return 'disliked'
  return cook.restrictions.length > 0 ? 'restrictions' : 'diets'
}
