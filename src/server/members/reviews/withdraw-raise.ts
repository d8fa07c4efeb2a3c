import { Type } from 'typebox'
import { isForSafety } from '#domain/plan-review/is-for-safety.ts'
import { Problem } from '#domain/problems.ts'
import { daysBetween } from '#domain/time.ts'
import { healthEvents } from '#domain/weight-filter/life-events.ts'
import { type Member, readMember } from '#server/members/member/member.ts'
import { startOfWeek, weekOf } from '#server/members/member/plan-calendar.ts'
import { decisionOf, type StoredReview } from '#server/members/member/plan-reviews.ts'
import { readPlanState, writeUnlessOvertaken } from '#server/members/plan/change-plan.ts'
import { RAISE_WITHDRAWN, replannedWhenOpened, weekIsBack, weekStays } from '#server/members/plan/change-sentences.ts'
import {
  deletePlanRow,
  isAsLeft,
  type PlanRows,
  readPlanRows,
  restorePlanRow,
  WrittenRow,
} from '#server/members/plan/plan-rows.ts'
import { plannedFrom, storeWeek } from '#server/members/plan/plan-weeks.ts'
import { type ChangedMeals, forgetChanges } from '#server/members/plan/undoable-change.ts'
import { changedMeals } from '#server/members/plan/week-changes.ts'
import { weightsOf } from '#server/members/weight-log/weights.ts'
import type { Planned } from '#server/planner-pool/planner-pool.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { checkerOf } from '#server/platform/schema/checker.ts'
import { dueReview, type ReviewServices } from './due-review.ts'

const readingsParser = checkerOf(Type.Array(Type.Object({ day: Type.String(), kg: Type.Number() })))
const writtenParser = checkerOf(Type.Array(WrittenRow))

type Withdrawal = { readonly rows: readonly WrittenRow[]; readonly isUnfounded: boolean }

/** What a review for safety wrote, and whether a reading that it rests on is gone; null if it wrote nothing known. */
async function withdrawalOf(db: Database, { personId }: Member, { week }: StoredReview): Promise<Withdrawal | null> {
  const row = await db
    .selectFrom('plan_reviews')
    .select(['readings', 'written'])
    .where('person_id', '=', personId)
    .where('week', '=', week)
    .executeTakeFirst()
  const [readings, written]: readonly unknown[] = [row?.readings, row?.written]
  if (!readingsParser.Check(readings) || !writtenParser.Check(written)) return null
  const logged = new Map((await weightsOf(db, personId)).map(({ day, kg }) => [day, kg]))
  return { rows: written, isUnfounded: readings.some(({ day, kg }) => logged.get(day) !== kg) }
}

/** This week's review, if it gave more food because of weights. */
function raiseOfWeek({ reviews, startsOn, today }: Member): StoredReview | null {
  const latest = reviews.at(-1)
  if (latest === undefined || latest.week < weekOf(startsOn, today)) return null
  const decision = decisionOf(latest.decision)
  if (!isForSafety(decision)) return null
  const isTold = decision.kind === 'HOLD' && ['BREAK', ...healthEvents].some((event) => event === decision.reason)
  return isTold ? null : latest
}

/** Whether the log as it is now would still lead to more food. */
async function hasAnotherCause(services: ReviewServices, member: Member, { week, before }: StoredReview) {
  const reviews = member.reviews.filter((review) => review.week < week)
  const due = await dueReview(services, { ...member, reviews })
  if (due === null) return false
  const { decision } = await services.plannerPool.reviewPlan({ ...due.input, current: before })
  return isForSafety(decision)
}

const weekIn = (content: WrittenRow['after']): Planned | null =>
  content === null ? null : plannedFrom({ request: content['request'], plan: content['plan'] })

type Effect = { readonly made: ChangedMeals; readonly write: (trx: Trx, now: Date) => Promise<void> }

/** A week as it was before it got more food. What is being eaten, or was changed since, is not thrown away again. */
function weekBack({ personId, householdId, startsOn, today }: Member, row: WrittenRow, now: PlanRows): Effect {
  const place = { personId, householdId }
  const week = Number(row.key)
  const current = weekOf(startsOn, today)
  const [was, is] = [weekIn(row.before), weekIn(now.get(`plan_weeks ${row.key}`)?.content ?? null)]
  const day = daysBetween(startOfWeek(startsOn, current), today) ?? 0
  const isLived = week === current && (is?.request.raised?.from ?? 0) < day
  if (isAsLeft(now, row) && !isLived) {
    return {
      made: { changes: [weekIsBack(startsOn, week)], meals: was && is ? changedMeals(is.plan, was.plan) : [] },
      write: (trx) => restorePlanRow(trx, place, row),
    }
  }
  if (week === current && was !== null && is !== null) {
    // The days keep their own targets; the week, from which the next one continues, has the earlier ones again.
    const request = { ...is.request, targets: was.request.targets }
    return {
      made: { changes: [weekStays(startsOn, week)], meals: [] },
      write: (trx, time) => storeWeek(trx, householdId, { request, plan: is.plan }, time),
    }
  }
  return {
    made: { changes: [replannedWhenOpened(startsOn, week)], meals: [] },
    write: (trx) => deletePlanRow(trx, place, row),
  }
}

/** Withdraws the raise of this week if a reading that it rests on is gone, and nothing else asks for more food. */
async function withdraw(services: ReviewServices, member: Member): Promise<ChangedMeals | undefined> {
  const { personId, householdId, startsOn, today } = member
  const place = { personId, householdId }
  const raise = raiseOfWeek(member)
  if (raise === null) return undefined
  const withdrawal = await withdrawalOf(services.db, member, raise)
  if (withdrawal === null || !withdrawal.isUnfounded) return undefined
  if (await hasAnotherCause(services, member, raise)) return undefined
  const { rows } = withdrawal
  const firstWeek = weekOf(startsOn, today)
  const planState = await readPlanState(services, member, firstWeek)
  const span = { ...place, firstWeek, firstReview: raise.week }
  const now = await services.db.transaction().execute((trx) => readPlanRows(trx, span))
  const weeks = rows.filter(({ table }) => table === 'plan_weeks')
  // Planned since, for the energy that is withdrawn.
  const since = [...planState.weeks.keys()].filter(
    (week) => week > firstWeek && !weeks.some(({ key }) => key === String(week)),
  )
  const effects = weeks.map((row) => weekBack(member, row, now))
  const isWritten = await writeUnlessOvertaken(services, member, async (trx, time) => {
    for (const { write } of effects) await write(trx, time)
    for (const week of since) await deletePlanRow(trx, place, { table: 'plan_weeks', key: String(week) })
    for (const row of rows) if (row.table === 'plan_reviews') await restorePlanRow(trx, place, row)
    await forgetChanges(trx, personId)
  })
  if (!isWritten) return undefined
  return {
    changes: [
      RAISE_WITHDRAWN,
      ...effects.flatMap(({ made }) => made.changes),
      ...since.map((week) => replannedWhenOpened(startsOn, week)),
    ],
    meals: effects.flatMap(({ made }) => made.meals),
  }
}

/**
 * Takes back the food that this week's reviews gave because of readings that were deleted or corrected since, unless
 * there is another cause. Returns what it changed; undefined if there was nothing to do, or no time: the next weekly
 * review decides anew.
 */
export async function withdrawIfUnfounded(services: ReviewServices, member: Member): Promise<ChangedMeals | undefined> {
  if (member.access.kind !== 'full' || !member.isAnchored) return undefined
  try {
    const changed = await withdraw(services, member)
    if (changed === undefined) return undefined
    // The review before it in the same week may rest on the same reading.
    const again = await withdrawIfUnfounded(services, await readMember(services, member.leadId, member.today))
    return again ?? changed
  } catch (error) {
    // The log is changed already, and that matters more.
    if (error instanceof Problem && error.code === 'SERVICE_UNAVAILABLE') return undefined
    throw error
  }
}
