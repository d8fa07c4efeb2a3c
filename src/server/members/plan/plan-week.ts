import { Problem } from '#domain/problems.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import type { Member } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import { weekOf } from '#server/members/member/plan-calendar.ts'
import { rulesOf } from '#server/members/member/settings.ts'
import { weekRequest } from '#server/members/member/week-request.ts'
import type { Planned, PlannerPool } from '#server/planner-pool/planner-pool.ts'
import { changePlan, type PlanState } from './change-plan.ts'
import { isCookOf, ownPlate } from './own-plate.ts'
import { findWeek, recentRecipes, storeWeek } from './plan-weeks.ts'
import { bannedByAll, rulesOfAll } from './table.ts'

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

/**
 * A week of the plan as one member eats it. @throws Problem PLAN_IMPOSSIBLE, WEEK_NOT_OPEN for one before they joined
 */
export async function ownWeek(context: PlanContext, member: Member, week: number): Promise<Planned> {
  if (week < weekOf(member.startsOn, member.joinedOn)) {
    const stored = await findWeek(context.db, member.householdId, week)
    if (stored === null || !isCookOf(stored, member)) throw new Problem('WEEK_NOT_OPEN')
  }
  const own = ownPlate(await weekOfPlan(context, member, week), member)
  if (own === null) throw new Problem('WEEK_NOT_OPEN')
  return own
}

/** Plans a week for a member. @throws Problem PLAN_IMPOSSIBLE */
export async function freshWeek(
  plannerPool: PlannerPool,
  planState: Pick<PlanState, 'member' | 'tastes' | 'weeks' | 'table'>,
  week: number,
): Promise<Planned> {
  const request = requestFor(planState, week)
  return { request, plan: await planOrRefuse(plannerPool, request, week) }
}

export const requestFor = (
  { member, tastes, weeks, table }: Pick<PlanState, 'member' | 'tastes' | 'weeks' | 'table'>,
  week: number,
): WeekRequest => {
  // A change of the member's own settings is in `member`, not in the table.
  const cook = table.cook.personId === member.personId ? member : table.cook
  const rules = { ...cook.settings, ...rulesOfAll(rulesOf(member.settings), table) }
  return weekRequest(
    {
      person: cook.leadId,
      ...cook,
      settings:
        table.others.length === 0
          ? cook.settings
          : { ...rules, diets: [...rules.diets], restrictions: [...rules.restrictions] },
    },
    { ...tastes, banned: bannedByAll(tastes.banned, table) },
    { week, recentRecipes: recentRecipes(weeks, week) },
  )
}

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
