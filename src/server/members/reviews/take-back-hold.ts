import { daysBetween } from '#domain/time.ts'
import { startOfWeek } from '#server/members/member/plan-calendar.ts'
import type { PlanState } from '#server/members/plan/change-plan.ts'
import { weekIsBack } from '#server/members/plan/change-sentences.ts'
import { asSeen, moreFrom, ownPlate } from '#server/members/plan/own-plate.ts'
import { isAsLeft, readPlanRows, restorePlanRow, type WrittenRow } from '#server/members/plan/plan-rows.ts'
import { plannedFrom } from '#server/members/plan/plan-weeks.ts'
import { type ChangedMeals, changeThatAdded } from '#server/members/plan/undoable-change.ts'
import { changedMeals } from '#server/members/plan/week-changes.ts'
import type { Planned } from '#server/planner-pool/planner-pool.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

type TakenBack = { readonly made: ChangedMeals; readonly write: (trx: Trx) => Promise<void> }

const weekIn = (content: WrittenRow['after']) =>
  content === null ? null : plannedFrom({ request: content['request'], plan: content['plan'] })

const raisedFrom = (week: Planned | null, personId: string): number => (week === null ? 0 : moreFrom(week, personId))

/**
 * The weeks and the review as they were before a health matter was reported that is now deleted; null if a day with more
 * food has passed since, or something of them has changed. Then the plan goes on holding the weight until it asks
 * whether to continue.
 * @param isHealthLeft whether another health matter lasts: as long as it does, no day gets less food
 */
export async function takeBackHold(
  db: Database,
  { member, currentWeek }: PlanState,
  event: string,
  isHealthLeft: boolean,
): Promise<TakenBack | null> {
  const { personId, householdId, startsOn, today } = member
  const told = await changeThatAdded(db, personId, currentWeek, { table: 'life_events', key: event })
  if (told === null) return null
  const { rows, firstWeek, firstReview } = told.written
  const effects = rows.filter(({ table }) => table === 'plan_weeks' || table === 'plan_reviews')
  const now = await db
    .transaction()
    .execute((trx) => readPlanRows(trx, { personId, householdId, firstWeek, firstReview }))
  if (effects.length === 0 || !effects.every((row) => isAsLeft(now, row))) return null
  const day = daysBetween(startOfWeek(startsOn, currentWeek), today) ?? 0
  const weeks = effects.filter(({ table }) => table === 'plan_weeks')
  if (isHealthLeft && weeks.length > 0) return null
  const isLived = weeks.some(
    ({ key, after }) => Number(key) === currentWeek && raisedFrom(weekIn(after), personId) < day,
  )
  if (isLived) return null
  return {
    made: {
      changes: weeks.map(({ key }) => weekIsBack(startsOn, Number(key))),
      meals: weeks.flatMap(({ before, after }) => {
        const [was, is] = [weekIn(after), weekIn(before)].map((week) => (week === null ? null : ownPlate(week, member)))
        return was && is ? changedMeals(asSeen(was).plan, asSeen(is).plan) : []
      }),
    },
    write: async (trx) => {
      for (const row of effects) await restorePlanRow(trx, { personId, householdId }, row)
    },
  }
}
