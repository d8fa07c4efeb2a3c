import { Problem } from '#domain/problem.ts'
import type { ProblemCode } from '#domain/problems.ts'
import type { PlannedMeal } from '#planner/week/week-plan.ts'
import type { Member } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import {
  type DishPlace,
  eaterOf,
  type MealPlace,
  type OwnWeek,
  type PlannedChange,
} from '#server/planner-pool/planner-pool.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { changePlan, type PlanState } from './change-plan.ts'
import { asSeen, ownPlate } from './own-plate.ts'
import { pastOf, refuseInPause, weekAt } from './plan-week.ts'
import { storeWeek } from './plan-weeks.ts'
import { type SaidMeal, type Saying, saidMeal } from './sayings.ts'
import { type ChangeAnswer, nothingToDo, undoable } from './undoable-change.ts'
import { weekChanges } from './week-changes.ts'
import { withoutLess } from './without-less.ts'

/** The meal at a place of a week, with the plate of whose it is. @throws Problem MEAL_UNKNOWN */
export function mealAt(week: OwnWeek, { day, meal }: MealPlace): PlannedMeal {
  const found = asSeen(week).plan.days[day]?.meals[meal]
  if (found === undefined) throw new Problem('MEAL_UNKNOWN')
  return found
}

/** Returns the place if the meal there has such a dish. @throws Problem MEAL_UNKNOWN */
export function dishAt(planned: OwnWeek, { dish, ...place }: DishPlace): DishPlace {
  if (mealAt(planned, place).dishes[dish] === undefined) throw new Problem('MEAL_UNKNOWN')
  return { ...place, dish }
}

/** Whether a meal is already as the change would make it. */
function isAlreadySo(
  { dishes, leftoverOf, locked, away = [], guests = 0 }: PlannedMeal,
  change: PlannedChange,
  eater: string,
): boolean {
  if (change.to === 'guests') return guests === change.guests
  if (change.to === 'recipe') return leftoverOf === undefined && dishes[change.dish ?? 0]?.recipe === change.recipe
  if (change.to === 'lock') return (locked === true) === change.locked
  if (change.to === 'place' || change.to === 'own') return false
  if (change.to === 'away')
    return (
      change.for === 'me' &&
      away.some((each) => each.eater === eater && each.own === undefined && each.kcal === change.kcal)
    )
  if (change.to === 'home') return !away.some((each) => change.for !== 'me' || each.eater === eater)
  return leftoverOf?.day === change.of.day && leftoverOf.meal === change.of.meal
}

/** Why a change is refused for which no week is valid. */
const refusals = {
  recipe: 'SWAP_IMPOSSIBLE',
  leftovers: 'SWAP_IMPOSSIBLE',
  guests: 'SWAP_IMPOSSIBLE',
  lock: 'SWAP_IMPOSSIBLE',
  place: 'MOVE_IMPOSSIBLE',
  own: 'SWAP_IMPOSSIBLE',
  away: 'AWAY_TOO_LITTLE',
  home: 'SWAP_IMPOSSIBLE',
} as const satisfies Record<PlannedChange['to'], ProblemCode>

/** What a change did to its meal. */
function doneTo(meal: SaidMeal, change: PlannedChange): Saying {
  switch (change.to) {
    case 'recipe':
      return { say: 'swapped', meal }
    case 'leftovers':
      return { say: 'doubled', meal }
    case 'guests':
      return { say: 'guests', meal, guests: change.guests }
    case 'away':
      return { say: change.kcal === 0 ? 'skipped' : 'elsewhere', meal }
    case 'home':
      return { say: 'atHome', meal }
    case 'lock':
      return { say: change.locked ? 'locked' : 'unlocked', meal }
    case 'place':
      return { say: 'moved', meal }
    case 'own':
      return { say: 'ownDish', meal }
  }
}

/** Whether more guests come to what is past, eaten, or left over from such a meal: nothing is cooked for them any more. */
function isTooLate(
  planState: PlanState,
  { week, ...at }: MealPlace & { readonly week: number },
  { leftoverOf, guests = 0 }: PlannedMeal,
  change: PlannedChange,
): boolean {
  if (change.to !== 'guests' || change.guests <= guests) return false
  const places = leftoverOf === undefined ? [at] : [at, leftoverOf]
  return places.some((place) => isOver(planState, { week, ...place }))
}

/** Whether a meal is over: on a day that is past, or eaten today. */
export function isOver(planState: PlanState, { week, day, meal }: MealPlace & { readonly week: number }): boolean {
  const { from, eaten } = pastOf(planState, week)
  return day < from || (day === from && eaten.includes(meal))
}

/** @throws Problem MEAL_PAST if a change would move, lock or take out what is over */
function refuseOver(planState: PlanState, at: MealPlace & { readonly week: number }, change: PlannedChange): void {
  const mayBeOver = change.to === 'recipe' || change.to === 'leftovers' || change.to === 'guests'
  if (mayBeOver) return
  const places = change.to === 'place' ? [at, { ...at, day: change.day, meal: change.meal }] : [at]
  if (places.some((place) => isOver(planState, place))) throw new Problem('MEAL_PAST')
}

/**
 * Changes one meal of a week; the planner adjusts the rest of the day. A change to what is already planned has no
 * effect. Returns what the member will eat differently. @throws Problem MEAL_UNKNOWN, MEAL_PAST, SWAP_IMPOSSIBLE,
 * MOVE_IMPOSSIBLE, GUESTS_TOO_LATE, PLAN_IMPOSSIBLE, PLAN_PAUSED, WEEK_NOT_OPEN
 */
export function changeMeal(
  context: PlanContext,
  member: Member,
  at: MealPlace & { readonly week: number },
  change: PlannedChange,
): Promise<ChangeAnswer> {
  const { week, day, meal } = at
  // What is in a dish of one's own may have changed; that it was put there is the same wish.
  const wish = change.to === 'own' ? { ...change, dish: change.dish.code } : change
  const request = JSON.stringify(['meal', week, day, meal, wish])
  return changePlan(context, member, week, async (planState) => {
    await refuseInPause(context.db, planState, week)
    const planned = ownPlate((await weekAt(context.plannerPool, planState, week)).planned, planState.member)
    if (planned === null) throw new Problem('WEEK_NOT_OPEN')
    const before = mealAt(planned, at)
    if (isAlreadySo(before, change, eaterOf(planned))) return nothingToDo(context.db, planState, request)
    refuseOver(planState, at, change)
    if (isTooLate(planState, at, before, change)) throw new Problem('GUESTS_TOO_LATE')
    const changeable = await withoutLess(context.db, planState.member, planned)
    const past = pastOf(planState, week)
    const plan = await context.plannerPool.changeMeal(changeable, { day, meal }, change, past)
    if (plan === null) throw new Problem(refusals[change.to])
    const after = { ...planned, plan }
    const { startsOn } = planState.member
    const said = saidMeal({ startsOn, week, currentWeek: planState.currentWeek }, day, before.slot)
    const done = doneTo(said, change)
    const made = {
      answer: weekChanges(planState, planned, after),
      write: (trx: Trx, now: Date) => storeWeek(trx, planState.member.householdId, after, now),
    }
    return undoable(planState, { request, done, week }, made, context.now())
  })
}
