import { Type } from 'typebox'
import type { WeighedDay } from '#domain/body/weighed-day.ts'
import { isHeldForHealth } from '#domain/plan-review/held-for-health.ts'
import { isForSafety } from '#domain/plan-review/is-for-safety.ts'
import { Problem } from '#domain/problem.ts'
import type { IsoDate } from '#domain/time.ts'
import { healthEvents } from '#domain/weight-filter/life-events.ts'
import { type Member, readMember } from '#server/members/member/member.ts'
import { weekOf } from '#server/members/member/plan-calendar.ts'
import { decisionOf, pastReviews, reviewedEnergy, type StoredReview } from '#server/members/member/plan-reviews.ts'
import { readPlanState, writeUnlessOvertaken } from '#server/members/plan/change-plan.ts'
import { readPlanRows, restorePlanRow, WrittenRow } from '#server/members/plan/plan-rows.ts'
import { saidWeek } from '#server/members/plan/sayings.ts'
import { type ChangedMeals, forgetChanges } from '#server/members/plan/undoable-change.ts'
import { weightsOf } from '#server/members/weight-log/weights.ts'
import type { Database } from '#server/platform/db/database.ts'
import { checkerOf } from '#server/platform/schema/checker.ts'
import { dueReview, type ReviewServices } from './due-review.ts'
import { makeReview } from './review-member.ts'
import { weeksBack } from './weeks-back.ts'

const readingsParser = checkerOf(Type.Array(Type.Object({ day: Type.String(), kg: Type.Number() })))
const writtenParser = checkerOf(Type.Array(WrittenRow))

type Withdrawal = { readonly rows: readonly WrittenRow[]; readonly isUnfounded: boolean }

/**
 * Whether a day still has a reading: as the weight that counts, or beside one that came by itself. Only the member can
 * say that a reading was wrong.
 */
function isStillRead(day: WeighedDay | undefined, kg: number): boolean {
  if (day === undefined) return false
  return (
    day.kg === kg ||
    (day.source === 'address' && day.picked !== true && (day.others ?? []).some((other) => other.kg === kg))
  )
}

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
  const log = new Map((await weightsOf(db, personId)).map((weighed) => [weighed.day, weighed]))
  return { rows: written, isUnfounded: readings.some(({ day, kg }) => !isStillRead(log.get(day), kg)) }
}

/** Whether a review gave more food because of weights, and not because of what the member reported. */
function isRaise({ decision: stored }: StoredReview): boolean {
  const decision = decisionOf(stored)
  const isTold = decision.kind === 'HOLD' && ['BREAK', ...healthEvents].some((event) => event === decision.reason)
  return isForSafety(decision) && !isTold
}

/** This week's review, if it is a raise. */
function raiseOfWeek({ reviews, startsOn, today }: Member): StoredReview | null {
  const latest = reviews.at(-1)
  return latest !== undefined && latest.week >= weekOf(startsOn, today) && isRaise(latest) ? latest : null
}

/**
 * The newest raise of an earlier week of which the plan still has some; null if the member decided since, or a health
 * matter holds the weight.
 */
function raiseBefore({ reviews, startsOn, today }: Member): StoredReview | null {
  if (isHeldForHealth(pastReviews(reviews, startsOn))) return null
  const week = weekOf(startsOn, today)
  const now = reviewedEnergy(reviews, week + 1) ?? 0
  const raise = reviews.findLast((review) => review.week < week && isRaise(review) && review.before < now)
  const isDecided = raise !== undefined && reviews.some((review) => review.week >= raise.week && review.answer !== null)
  return raise === undefined || isDecided ? null : raise
}

/** Whether the log as it is now leads to more food on a day, by what was known of that day. */
async function hasAnotherCause(
  services: ReviewServices,
  member: Member,
  { week, before }: StoredReview,
  today: IsoDate,
): Promise<boolean> {
  const reviews = member.reviews.filter((review) => review.week < week)
  const due = await dueReview(services, { ...member, reviews, today })
  if (due === null) return false
  const { history } = due.input
  const readings = history.readings.filter(({ day }) => day <= history.today)
  const { decision } = await services.plannerPool.reviewPlan({
    ...due.input,
    history: { ...history, readings },
    current: before,
  })
  return isForSafety(decision)
}

/** Reads what a raise wrote from the current week on, and what was planned since. */
async function withdrawnFrom(
  services: ReviewServices,
  member: Member,
  raise: StoredReview,
  rows: readonly WrittenRow[],
) {
  const { personId, householdId, startsOn, today } = member
  const firstWeek = weekOf(startsOn, today)
  const { weeks } = await readPlanState(services, member, firstWeek)
  const written = rows.filter(({ table, key }) => table === 'plan_weeks' && Number(key) >= firstWeek)
  const span = { personId, householdId, firstWeek, firstReview: raise.week }
  return {
    member,
    rows: written,
    now: await services.db.transaction().execute((trx) => readPlanRows(trx, span)),
    since: [...weeks.keys()].filter((week) => week > firstWeek && !written.some(({ key }) => key === String(week))),
    isPlanned: weeks.has(firstWeek),
  }
}

/** Withdraws the raise of this week if a reading that it rests on is gone, and nothing else asks for more food. */
async function withdraw(
  services: ReviewServices,
  member: Member,
  raise: StoredReview,
): Promise<ChangedMeals | undefined> {
  const { personId, householdId } = member
  const withdrawal = await withdrawalOf(services.db, member, raise)
  if (withdrawal === null || !withdrawal.isUnfounded) return undefined
  if (await hasAnotherCause(services, member, raise, member.today)) return undefined
  const { made, write } = weeksBack(await withdrawnFrom(services, member, raise, withdrawal.rows))
  const isWritten = await writeUnlessOvertaken(services, member, async (trx, time) => {
    await write(trx, time)
    for (const row of withdrawal.rows) {
      if (row.table === 'plan_reviews') await restorePlanRow(trx, { personId, householdId }, row)
    }
    await forgetChanges(trx, personId)
  })
  return isWritten ? { ...made, changes: [{ say: 'raiseWithdrawn' }, ...made.changes] } : undefined
}

/**
 * Withdraws what is left of a raise of an earlier week in the same way. The weeks that are over, and their reviews, stay
 * as they were: this week's review is made again, from what stood before that raise.
 */
async function withdrawEarlier(
  services: ReviewServices,
  member: Member,
  raise: StoredReview,
): Promise<ChangedMeals | undefined> {
  const { personId, startsOn, today } = member
  const week = weekOf(startsOn, today)
  const withdrawal = await withdrawalOf(services.db, member, raise)
  if (withdrawal === null || !withdrawal.isUnfounded) return undefined
  // It was right on the day on which it was made, whatever has become of the weight since.
  if (await hasAnotherCause(services, member, raise, raise.reviewedOn)) return undefined
  const withdrawn = await withdrawnFrom(services, member, raise, withdrawal.rows)
  const isStaying = withdrawn.isPlanned && withdrawn.rows.every(({ key }) => key !== String(week))
  const reviews = member.reviews.filter((review) => review.week < raise.week)
  const again = await makeReview(services, { ...member, reviews }, undefined, withdrawn.isPlanned ? week + 1 : week)
  if (again === null || isForSafety(again.review.decision)) return undefined
  const { made, write } = weeksBack(withdrawn)
  const isWritten = await writeUnlessOvertaken(services, member, async (trx, time) => {
    await write(trx, time)
    await again.write(trx, time)
    await forgetChanges(trx, personId)
  })
  if (!isWritten) return undefined
  const staying = isStaying ? [saidWeek('weekStays', startsOn, week)] : []
  return { ...made, changes: [{ say: 'raiseWithdrawn' }, ...staying, ...made.changes] }
}

/**
 * Takes back the food that reviews gave because of readings that were deleted or corrected since, unless there is
 * another cause. Returns what it changed; undefined if there was nothing to do, or no time: the next weekly
 * review decides anew.
 */
export async function withdrawIfUnfounded(services: ReviewServices, member: Member): Promise<ChangedMeals | undefined> {
  if (member.access.kind !== 'full' || !member.isAnchored) return undefined
  try {
    const [ofWeek, earlier] = [raiseOfWeek(member), raiseBefore(member)]
    const changed =
      ofWeek !== null
        ? await withdraw(services, member, ofWeek)
        : earlier && (await withdrawEarlier(services, member, earlier))
    if (!changed) return undefined
    // The raise before it may rest on the same reading.
    const again = await withdrawIfUnfounded(services, await readMember(services, member.leadId, member.today))
    return again ?? changed
  } catch (error) {
    // The log is changed already, and that matters more.
    if (error instanceof Problem && error.code === 'SERVICE_UNAVAILABLE') return undefined
    throw error
  }
}
