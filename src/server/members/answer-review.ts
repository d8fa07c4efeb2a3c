import type { ChangeReply } from '#domain/api/member/member.ts'
import type { ReviewAnswer } from '#domain/api/member/review.ts'
import { Problem } from '#domain/problems.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { changePlan, type PlanContext, type Standing } from './change-plan.ts'
import { doneSentences, reviewAnswered } from './change-sentences.ts'
import type { Member } from './member.ts'
import { startOfWeek } from './plan-calendar.ts'
import { reviewedTarget, type StoredReview } from './plan-reviews.ts'
import { nothingToDo, undoable } from './undoable-change.ts'

/** Only the newest review can be answered, and only with what it asks. @throws Problem REVIEW_CLOSED */
function answered({ reviews }: Member, said: ReviewAnswer): StoredReview {
  const review = reviews.at(-1)
  const kind = review?.decision.kind
  const fits =
    'plateauAnswer' in said ? kind === 'ASK' : kind === 'PROPOSE' || (kind === 'RAISE' && said.answer !== 'YES')
  if (review === undefined || review.week !== said.week || !fits) throw new Problem('REVIEW_CLOSED')
  return review
}

/** The first week that an answer can still be about: none that is planned. */
function firstOpenWeek({ weeks, currentWeek }: Standing, { forWeek }: StoredReview): number {
  return Math.max(forWeek, currentWeek + 1, ...[...weeks.keys()].map((week) => week + 1))
}

/** What a review says once it is answered so. */
function answeredReview(standing: Standing, review: StoredReview, said: ReviewAnswer): StoredReview {
  if ('plateauAnswer' in said) return { ...review, plateauAnswer: said.plateauAnswer }
  const answer = said.answer === 'KEEP_FOR_GOOD' ? 'KEEP' : said.answer
  return { ...review, answer, answerFromWeek: answer === null ? null : firstOpenWeek(standing, review) }
}

/**
 * Writes down what a member says to this week's review. A week that is planned stays as it is. Returns what follows.
 * @throws Problem REVIEW_CLOSED
 */
export function answerReview(context: PlanContext, member: Member, said: ReviewAnswer): Promise<ChangeReply> {
  const { leadId } = member
  const request = JSON.stringify(['review', said])
  return changePlan(context, member, 1, async (standing) => {
    const review = answered(standing.member, said)
    const after = answeredReview(standing, review, said)
    const isForGood = 'answer' in said && said.answer === 'KEEP_FOR_GOOD'
    if (
      after.answer === review.answer &&
      after.plateauAnswer === review.plateauAnswer &&
      (!isForGood || standing.member.keptForGood)
    ) {
      return nothingToDo(context.db, standing, request)
    }
    const { reviews, startsOn } = standing.member
    const firstWeek = after.answerFromWeek ?? review.forWeek
    const target = reviewedTarget([...reviews.slice(0, -1), after], firstWeek, 'LOSE')
    const energy = Math.round(target?.energy ?? review.decision.target)
    const { done, changes } = reviewAnswered(said, energy, startOfWeek(startsOn, firstWeek))
    const made = {
      answer: { changes, meals: [] },
      write: async (trx: Trx, now: Date) => {
        await trx
          .updateTable('plan_reviews')
          .set({
            answer: after.answer,
            answer_from_week: after.answerFromWeek,
            plateau_answer: after.plateauAnswer,
            answered_at: now,
          })
          .where('lead_id', '=', leadId)
          .where('week', '=', review.week)
          .execute()
        if (isForGood) await writeKeptForGood(trx, leadId, true, now)
      },
    }
    return undoable(standing, { request, done }, made, context.now())
  })
}

async function writeKeptForGood(trx: Trx, leadId: string, keptForGood: boolean, now: Date): Promise<void> {
  await trx
    .updateTable('member_plans')
    .set({ kept_for_good: keptForGood, changed_at: now })
    .where('lead_id', '=', leadId)
    .execute()
}

/** Whether changes are proposed to a member at all. */
export function keepForGood(context: PlanContext, member: Member, keptForGood: boolean): Promise<ChangeReply> {
  const { leadId } = member
  const request = JSON.stringify(['kept for good', keptForGood])
  return changePlan(context, member, 1, async (standing) => {
    if (standing.member.keptForGood === keptForGood) return nothingToDo(context.db, standing, request)
    const made = {
      answer: { changes: [], meals: [] },
      write: (trx: Trx, now: Date) => writeKeptForGood(trx, leadId, keptForGood, now),
    }
    const done = keptForGood ? doneSentences.kept : doneSentences.proposeAgain
    return undoable(standing, { request, done }, made, context.now())
  })
}
