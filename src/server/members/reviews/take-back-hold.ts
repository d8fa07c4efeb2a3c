import { daysBetween } from '#domain/time.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import { startOfWeek } from '#server/members/member/plan-calendar.ts'
import { type PlanState, readPlanState } from '#server/members/plan/change-plan.ts'
import { asSeen, moreFrom, ownPlate } from '#server/members/plan/own-plate.ts'
import { isAsLeft, readPlanRows, restorePlanRow, type WrittenRow } from '#server/members/plan/plan-rows.ts'
import { plannedFrom } from '#server/members/plan/plan-weeks.ts'
import { saidWeek } from '#server/members/plan/sayings.ts'
import { takesFood } from '#server/members/plan/takes-food.ts'
import { type ChangedMeals, changeThatAdded } from '#server/members/plan/undoable-change.ts'
import { changedMeals } from '#server/members/plan/week-changes.ts'
import type { Planned } from '#server/planner-pool/planner-pool.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

type TakenBack = { readonly made: ChangedMeals; readonly write: (trx: Trx) => Promise<void> }

const weekIn = (content: WrittenRow['after']) =>
  content === null ? null : plannedFrom({ request: content['request'], plan: content['plan'] })

const raisedFrom = (week: Planned | null, personId: string): number => (week === null ? 0 : moreFrom(week, personId))

/** The plan as it would be after a change, which is not kept. */
async function stateAfter(
  { db, now, config }: Pick<PlanContext, 'db' | 'now' | 'config'>,
  { member, currentWeek }: PlanState,
  write: (trx: Trx) => Promise<void>,
): Promise<PlanState> {
  const trx = await db.startTransaction().execute()
  try {
    await write(trx)
    return await readPlanState({ db: trx, now, config }, member, currentWeek)
  } finally {
    await trx.rollback().execute()
  }
}

/**
 * The weeks and the review as they were before a health matter was reported that is now deleted; null if a day with more
 * food has passed since, or something of them has changed. Then the plan goes on holding the weight until it asks
 * whether to continue.
 * No day gets less food as long as something else asks for it: another health matter, or an earlier hold or raise.
 * @param isHealthLeft whether another health matter lasts
 */
export async function takeBackHold(
  context: Pick<PlanContext, 'db' | 'now' | 'config'>,
  planState: PlanState,
  event: string,
  isHealthLeft: boolean,
): Promise<TakenBack | null> {
  const { db } = context
  const { member, currentWeek } = planState
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
  const write = async (trx: Trx): Promise<void> => {
    for (const row of effects) await restorePlanRow(trx, { personId, householdId }, row)
  }
  const isLived = weeks.some(
    ({ key, after }) => Number(key) === currentWeek && raisedFrom(weekIn(after), personId) < day,
  )
  if (isLived || takesFood(planState, await stateAfter(context, planState, write))) return null
  return {
    made: {
      changes: weeks.map(({ key }) => saidWeek('weekIsBack', startsOn, Number(key))),
      meals: weeks.flatMap(({ before, after }) => {
        const [was, is] = [weekIn(after), weekIn(before)].map((week) => (week === null ? null : ownPlate(week, member)))
        return was && is ? changedMeals(asSeen(was).plan, asSeen(is).plan) : []
      }),
    },
    write,
  }
}
