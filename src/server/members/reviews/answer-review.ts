import type { ReviewAnswer } from '#domain/api/member/review.ts'
import { Problem } from '#domain/problem.ts'
import type { Member } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import { startOfWeek } from '#server/members/member/plan-calendar.ts'
import { reviewedEnergy, type StoredReview } from '#server/members/member/plan-reviews.ts'
import { changePlan, type PlanState } from '#server/members/plan/change-plan.ts'
import { reviewAnswered } from '#server/members/plan/change-sayings.ts'
import type { Saying } from '#server/members/plan/sayings.ts'
import { type ChangeAnswer, nothingToDo, undoable } from '#server/members/plan/undoable-change.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

/**
 * Returns the review that a member answers. Only the newest review can be answered, and only the question that it asks.
 * @throws Problem REVIEW_CLOSED
 */
function answered({ reviews }: Member, said: ReviewAnswer): StoredReview {
  const review = reviews.at(-1)
  const kind = review?.decision.kind
  const fits =
    'plateauAnswer' in said
      ? kind === 'ASK'
      : kind === 'PROPOSE' || ((kind === 'RAISE' || kind === 'STEP') && said.answer !== 'YES')
  if (review === undefined || review.week !== said.week || !fits) throw new Problem('REVIEW_CLOSED')
  return review
}

/** The first week to which an answer can still apply: after the current week and every planned one. */
function firstOpenWeek({ weeks, currentWeek }: PlanState, { forWeek }: StoredReview): number {
  return Math.max(forWeek, currentWeek + 1, ...[...weeks.keys()].map((week) => week + 1))
}

/** The review with the member's answer applied. */
function answeredReview(planState: PlanState, review: StoredReview, said: ReviewAnswer): StoredReview {
  if ('plateauAnswer' in said) return { ...review, plateauAnswer: said.plateauAnswer }
  const answer = said.answer === 'KEEP_FOR_GOOD' ? 'KEEP' : said.answer
  return { ...review, answer, answerFromWeek: answer === null ? null : firstOpenWeek(planState, review) }
}

/**
 * Stores a member's answer to this week's review. Weeks that are already planned do not change. Returns the effects.
 * @throws Problem REVIEW_CLOSED
 */
export function answerReview(context: PlanContext, member: Member, said: ReviewAnswer): Promise<ChangeAnswer> {
  const { personId } = member
  const request = JSON.stringify(['review', said])
  return changePlan(context, member, 1, async (planState) => {
    const review = answered(planState.member, said)
    const after = answeredReview(planState, review, said)
    const isForGood = 'answer' in said && said.answer === 'KEEP_FOR_GOOD'
    if (
      after.answer === review.answer &&
      after.plateauAnswer === review.plateauAnswer &&
      (!isForGood || planState.member.keptForGood)
    ) {
      return nothingToDo(context.db, planState, request)
    }
    const { reviews, startsOn } = planState.member
    const firstWeek = after.answerFromWeek ?? review.forWeek
    const target = reviewedEnergy([...reviews.slice(0, -1), after], firstWeek)
    const energy = Math.round(target ?? review.decision.target)
    const { done, changes } = reviewAnswered(said, energy, startOfWeek(startsOn, firstWeek))
    const made = {
      answer: { changes: [...changes], meals: [] },
      write: async (trx: Trx, now: Date) => {
        await trx
          .updateTable('plan_reviews')
          .set({
            answer: after.answer,
            answer_from_week: after.answerFromWeek,
            plateau_answer: after.plateauAnswer,
            answered_at: now,
          })
          .where('person_id', '=', personId)
          .where('week', '=', review.week)
          .execute()
        if (isForGood) await writeKeptForGood(trx, personId, true, now)
      },
    }
    return undoable(planState, { request, done }, made, context.now())
  })
}

async function writeKeptForGood(trx: Trx, personId: string, keptForGood: boolean, now: Date): Promise<void> {
  await trx
    .updateTable('persons')
    .set({ kept_for_good: keptForGood, changed_at: now })
    .where('id', '=', personId)
    .execute()
}

/** Sets whether a member keeps their plan for good: if so, no more changes are proposed. */
export function keepForGood(context: PlanContext, member: Member, keptForGood: boolean): Promise<ChangeAnswer> {
  const { personId } = member
  const request = JSON.stringify(['kept for good', keptForGood])
  return changePlan(context, member, 1, async (planState) => {
    if (planState.member.keptForGood === keptForGood) return nothingToDo(context.db, planState, request)
    const made = {
      answer: { changes: [], meals: [] },
      write: (trx: Trx, now: Date) => writeKeptForGood(trx, personId, keptForGood, now),
    }
    const done: Saying = { say: keptForGood ? 'kept' : 'proposeAgain' }
    return undoable(planState, { request, done }, made, context.now())
  })
}
