import type { AnewRequest } from '#domain/api/member/week.ts'
import { Problem } from '#domain/problem.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import type { WeekPlan } from '#planner/week/week-plan.ts'
import type { Member } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import type { MealPlace, OwnWeek } from '#server/planner-pool/planner-pool.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { isOver, mealAt } from './change-meal.ts'
import { changePlan, type PlanState } from './change-plan.ts'
import { ownPlate } from './own-plate.ts'
import { pastOf, refuseInPause, weekAt } from './plan-week.ts'
import { storeWeek } from './plan-weeks.ts'
import { type Saying, saidDay, saidMeal } from './sayings.ts'
import { type ChangeAnswer, undoable } from './undoable-change.ts'
import { weekChanges } from './week-changes.ts'
import { withoutLess } from './without-less.ts'

/** The week with one of the best other dishes for a meal. @throws Problem MEAL_PAST, NOTHING_ANEW, ANEW_IMPOSSIBLE */
async function mealAnew(
  { plannerPool }: PlanContext,
  planState: PlanState,
  week: OwnWeek,
  place: MealPlace,
  seed: string,
): Promise<WeekPlan> {
  if (isOver(planState, { week: week.plan.week, ...place })) throw new Problem('MEAL_PAST')
  if (mealAt(week, place).locked === true) throw new Problem('NOTHING_ANEW')
  const offers = await plannerPool.candidates(week, { ...place, dish: 0 })
  const chosen = offers[Math.floor(seededRandom(seed)() * offers.length)]
  const plan =
    chosen === undefined ? null : await plannerPool.changeMeal(week, place, { to: 'recipe', recipe: chosen.recipe })
  if (plan === null) throw new Problem('ANEW_IMPOSSIBLE')
  return plan
}

/**
 * Plans a meal, a day or the rest of a week anew, around what is past, eaten, locked, cooked or bought for. The same plan
 * gets the same one. Returns what the member will eat differently. @throws Problem DAY_UNKNOWN, MEAL_UNKNOWN, MEAL_PAST,
 * NOTHING_ANEW, ANEW_IMPOSSIBLE, PLAN_IMPOSSIBLE, PLAN_PAUSED, WEEK_NOT_OPEN
 */
export function planAnew(
  context: PlanContext,
  member: Member,
  week: number,
  { day, meal }: AnewRequest,
): Promise<ChangeAnswer> {
  if (day === undefined && meal !== undefined) throw new Problem('INPUT_INVALID', 'day')
  return changePlan(context, member, week, async (planState) => {
    await refuseInPause(context.db, planState, week)
    const planned = ownPlate((await weekAt(context.plannerPool, planState, week)).planned, planState.member)
    if (planned === null) throw new Problem('WEEK_NOT_OPEN')
    const changeable = await withoutLess(context.db, planState.member, planned)
    const { startsOn, revision, householdId } = planState.member
    const seed = `${planned.request.person} ${week} anew ${revision}`
    const at = { startsOn, week, currentWeek: planState.currentWeek }
    const made = await anew()
    const after = { ...planned, plan: made.plan }
    const change = {
      answer: weekChanges(planState, planned, after),
      write: (trx: Trx, now: Date) => storeWeek(trx, householdId, after, now),
    }
    const request = JSON.stringify(['anew', week, day, meal, revision])
    return undoable(planState, { request, done: made.done, week }, change, context.now())

    async function anew(): Promise<{ readonly plan: WeekPlan; readonly done: Saying }> {
      if (day !== undefined && meal !== undefined && planned !== null) {
        const { slot } = mealAt(planned, { day, meal })
        const plan = await mealAnew(context, planState, changeable, { day, meal }, seed)
        return { plan, done: { say: 'mealAnew', meal: saidMeal(at, day, slot) } }
      }
      const bought = (planState.kitchen.ticks.get(week) ?? []).map(({ food }) => food)
      const asked = { ...(day === undefined ? {} : { day }), past: pastOf(planState, week), bought, seed }
      const found = await context.plannerPool.planAnew(changeable, asked)
      if (found.kind !== 'planned') throw new Problem(found.kind)
      return {
        plan: found.plan,
        done: day === undefined ? { say: 'weekAnew' } : { say: 'dayAnew', day: saidDay(at, day) },
      }
    }
  })
}
