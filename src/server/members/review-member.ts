import type { LifeEventView } from '#domain/api/member/life-events.ts'
import { isForSafety } from '#domain/plan-review/is-for-safety.ts'
import type { Decision } from '#domain/plan-review/review.ts'
import { addDays, daysBetween } from '#domain/time.ts'
import { kcalPerDay } from '#domain/units.ts'
import { healthEventOn } from '#domain/weight-filter/life-events.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { readPlanState, writeUnlessOvertaken } from './change-plan.ts'
import { dueReview, type ReviewServices } from './due-review.ts'
import { countedEvents, lifeEventsOf } from './life-events.ts'
import type { Member } from './member.ts'
import { moreFood } from './more-food.ts'
import { weekOf } from './plan-calendar.ts'
import type { SettingReview } from './plan-reviews.ts'
import { forgetChanges } from './undoable-change.ts'

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
 */
export async function makeReview(
  services: ReviewServices,
  member: Member,
  told?: readonly LifeEventView[],
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
  const forWeek = isForSafety(decision) ? week : openWeek
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
      }
      await trx
        .insertInto('plan_reviews')
        .values({ lead_id: member.leadId, week, ...content })
        .onConflict((conflict) => conflict.columns(['lead_id', 'week']).doUpdateSet(content))
        .execute()
    },
  }
}

/** The reviews of a member after one was made. */
export const reviewsWith = ({ reviews }: Member, { review }: MadeReview): readonly SettingReview[] => [
  ...reviews.filter(({ week }) => week < review.week),
  review,
]

/**
 * Whether a review of the plan has to be made: this week's, or another one because a health matter began since and the
 * plan does not hold the weight yet.
 */
async function isReviewDue(
  db: Database,
  { access, isAnchored, leadId, startsOn, today, reviews }: Member,
): Promise<boolean> {
  if (access.kind !== 'full' || !isAnchored) return false
  const latest = reviews.at(-1)
  if (latest === undefined || latest.week < weekOf(startsOn, today)) return true
  if (latest.decision.kind === 'HOLD') return false
  const events = countedEvents(await lifeEventsOf(db, leadId), startsOn)
  return healthEventOn(events, daysBetween(startsOn, today) ?? 0) !== null
}

/**
 * Makes a review if one is due. If it is for safety, today and the days that are planned already get its energy in the
 * same transaction. It is written only if the plan has not changed since. Returns whether it was written.
 */
export async function reviewIfDue(services: ReviewServices, member: Member): Promise<boolean> {
  if (!(await isReviewDue(services.db, member))) return false
  const made = await makeReview(services, member)
  if (made === null) return false
  if (!isForSafety(made.review.decision)) return writeUnlessOvertaken(services, member, made.write)
  const planState = await readPlanState(services, member, weekOf(member.startsOn, member.today))
  if (planState.member.revision !== member.revision) return false
  const more = await moreFood(services, planState, reviewsWith(member, made))
  return writeUnlessOvertaken(services, member, async (trx, now) => {
    await made.write(trx, now)
    await more.write(trx, now)
    // The weeks are no longer as an earlier change left them, so that it cannot be undone.
    if (more.weeks > 0) await forgetChanges(trx, member.leadId)
  })
}
