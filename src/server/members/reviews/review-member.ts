import type { LifeEventView } from '#domain/api/member/life-events.ts'
import { isForSafety } from '#domain/plan-review/is-for-safety.ts'
import type { Decision } from '#domain/plan-review/review.ts'
import { alarmsOf } from '#domain/plan-review/safety.ts'
import { Problem } from '#domain/problem.ts'
import { addDays, daysBetween } from '#domain/time.ts'
import { kcalPerDay } from '#domain/units.ts'
import { healthEventOn, isOnBreak } from '#domain/weight-filter/life-events.ts'
import type { Member } from '#server/members/member/member.ts'
import { weekOf } from '#server/members/member/plan-calendar.ts'
import { decisionOf, type SettingReview, type StoredReview } from '#server/members/member/plan-reviews.ts'
import { readPlanState, writeUnlessOvertaken } from '#server/members/plan/change-plan.ts'
import { safetyEffects } from '#server/members/plan/change-sayings.ts'
import { readPlanRows, writtenRows } from '#server/members/plan/plan-rows.ts'
import { type ChangedMeals, forgetChanges } from '#server/members/plan/undoable-change.ts'
import { countedEvents, lifeEventsOf } from '#server/members/weight-log/life-events.ts'
import { weighingHistory } from '#server/members/weight-log/weighing-history.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { dueReview, type ReviewServices } from './due-review.ts'
import { moreFood } from './more-food.ts'

/** Days whose readings are stored with a review. */
const LATELY = 28

/** A review that was made, and the function that stores it in place of an earlier one of the same week. */
export type MadeReview = {
  readonly review: SettingReview & { readonly week: number; readonly decision: Decision }
  readonly write: (trx: Trx, now: Date) => Promise<void>
}

/**
 * Makes this week's review on a planner thread. What it decides for safety applies from the current week on, everything
 * else from the first week that is not planned. Null if there is nothing to review.
 * @param told the life events, if they differ from the stored ones
 * @param comfortFrom the first week of a decision for comfort, if it is not the first one that is not planned
 */
export async function makeReview(
  services: ReviewServices,
  member: Member,
  told?: readonly LifeEventView[],
  comfortFrom?: number,
): Promise<MadeReview | null> {
  const due = await dueReview(services, member, told)
  if (due === null) return null
  const { input, week, openWeek } = due
  const { decision, isSteered, evidence } = await services.plannerPool.reviewPlan(input)
  const doubted = new Set<number>(evidence.doubtedDays)
  const { readings, today } = input.history
  const used = readings
    .filter(({ day }) => day <= today && day > today - LATELY)
    .map(({ day, weight }) => ({ day: addDays(member.startsOn, day), kg: weight, doubted: doubted.has(day) }))
  const forWeek = isForSafety(decision) ? week : (comfortFrom ?? openWeek)
  const before = kcalPerDay(Math.round(input.current))
  return {
    review: { week, forWeek, before, decision, isSteered, answer: null, answerFromWeek: null },
    write: async (trx, now) => {
      const content = {
        for_week: forWeek,
        reviewed_on: member.today,
        reviewed_at: now,
        energy_before: before,
        decision: JSON.stringify(decision),
        is_steered: isSteered,
        evidence: JSON.stringify(evidence),
        readings: JSON.stringify(used),
        answer: null,
        answer_from_week: null,
        plateau_answer: null,
        answered_at: null,
        written: null,
      }
      await trx
        .insertInto('plan_reviews')
        .values({ person_id: member.personId, week, ...content })
        .onConflict((conflict) => conflict.columns(['person_id', 'week']).doUpdateSet(content))
        .execute()
    },
  }
}

/** The reviews of a member after one was made. */
export const reviewsWith = ({ reviews }: Member, { review }: MadeReview): readonly SettingReview[] => [
  ...reviews.filter(({ week }) => week < review.week),
  review,
]

const latestOfWeek = ({ reviews, startsOn, today }: Member): StoredReview | null => {
  const latest = reviews.at(-1)
  return latest === undefined || latest.week < weekOf(startsOn, today) ? null : latest
}

/** Whether a weight was stored since a review was made. */
async function isWeighedSince(db: Database, personId: string, { week }: StoredReview): Promise<boolean> {
  const weighed = await db
    .selectFrom('plan_reviews')
    .innerJoin('weight_entries', 'weight_entries.person_id', 'plan_reviews.person_id')
    .select('plan_reviews.week')
    .where('plan_reviews.person_id', '=', personId)
    .where('plan_reviews.week', '=', week)
    .whereRef('weight_entries.changed_at', '>=', 'plan_reviews.reviewed_at')
    .limit(1)
    .executeTakeFirst()
  return weighed !== undefined
}

/**
 * Whether the readings alone show something unsafe that this week's review has not acted on yet. After a raise only
 * what needs a doctor is new.
 */
async function isAlarmed(db: Database, member: Member): Promise<boolean> {
  const latest = latestOfWeek(member)
  if (latest?.decision.kind === 'HOLD' && latest.decision.reason !== 'BREAK') return false
  if (latest !== null && !(await isWeighedSince(db, member.personId, latest))) return false
  const history = await weighingHistory(db, member)
  if (history === null) return false
  const alarms = alarmsOf(history)
  return latest?.decision.kind === 'RAISE' ? alarms.has('UNDERWEIGHT') || alarms.has('LOST_TENTH') : alarms.size > 0
}

const isReviewed = ({ access, isAnchored }: Member): boolean => access.kind === 'full' && isAnchored

/**
 * Whether a review of the plan has to be made: this week's, or another one because since then a health matter began,
 * and the plan does not hold the weight yet, or the readings became unsafe.
 */
async function isReviewDue(db: Database, member: Member): Promise<boolean> {
  const { personId, startsOn, today } = member
  if (!isReviewed(member)) return false
  const latest = latestOfWeek(member)
  if (latest === null) return true
  if (latest.decision.kind === 'HOLD' && latest.decision.reason !== 'BREAK') return false
  const events = countedEvents(await lifeEventsOf(db, personId), startsOn)
  const dayToday = daysBetween(startsOn, today) ?? 0
  if (healthEventOn(events, dayToday) !== null) return true
  if (isOnBreak(events, dayToday) && !isForSafety(decisionOf(latest.decision))) return true
  return isAlarmed(db, member)
}

/**
 * Makes a review and stores it unless the plan has changed since. If it is for safety, today and the days that are
 * planned already get its energy in the same transaction. Returns what it changed; null if nothing was stored.
 */
async function review(services: ReviewServices, member: Member): Promise<ChangedMeals | null> {
  const made = await makeReview(services, member)
  if (made === null) return null
  const { decision } = made.review
  if (!isForSafety(decision)) {
    return (await writeUnlessOvertaken(services, member, made.write)) ? { changes: [], meals: [] } : null
  }
  const planState = await readPlanState(services, member, weekOf(member.startsOn, member.today))
  if (planState.member.revision !== member.revision) return null
  const more = await moreFood(services, planState, reviewsWith(member, made))
  const { personId, householdId } = member
  const { week } = made.review
  const span = { personId, householdId, firstWeek: week, firstReview: week }
  const isWritten = await writeUnlessOvertaken(services, member, async (trx, now) => {
    const before = await readPlanRows(trx, span)
    await made.write(trx, now)
    await more.write(trx, now)
    const written = JSON.stringify(writtenRows(before, await readPlanRows(trx, span)))
    await trx
      .updateTable('plan_reviews')
      .set({ written })
      .where('person_id', '=', personId)
      .where('week', '=', week)
      .execute()
    // The weeks are no longer as an earlier change left them, so that it cannot be undone.
    if (more.weeks > 0) await forgetChanges(trx, personId)
  })
  const { changes, meals } = more.made
  return isWritten ? { changes: [...safetyEffects(decision), ...changes], meals } : null
}

/** Makes a review if one is due. Returns whether it was written. */
export async function reviewIfDue(services: ReviewServices, member: Member): Promise<boolean> {
  return (await isReviewDue(services.db, member)) && (await review(services, member)) !== null
}

/**
 * Makes a review at once if the readings alone show something unsafe, instead of at the next visit. Returns what it
 * changed; undefined if there was nothing to do, or no time: the next page of the plan makes it then.
 */
export async function reviewIfAlarmed(services: ReviewServices, member: Member): Promise<ChangedMeals | undefined> {
  try {
    if (!isReviewed(member) || !(await isAlarmed(services.db, member))) return undefined
    return (await review(services, member)) ?? undefined
  } catch (error) {
    // The weight is stored already, and that matters more.
    if (error instanceof Problem && error.code === 'SERVICE_UNAVAILABLE') return undefined
    throw error
  }
}
