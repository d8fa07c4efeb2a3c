import type { ReviewAnswer } from '#domain/api/member/review.ts'
import { Problem } from '#domain/problems.ts'
import type { Services } from '#server/services.ts'
import { changePlan, type PlanContext, type Standing } from './change-plan.ts'
import { type Member, writeForLead } from './member.ts'
import type { StoredReview } from './plan-reviews.ts'

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

/** Writes down what a member says to this week's review. A week that is planned stays as it is. @throws Problem REVIEW_CLOSED */
export function answerReview(context: PlanContext, member: Member, said: ReviewAnswer): Promise<void> {
  return changePlan(context, member, 1, async (standing) => {
    const review = answered(standing.member, said)
    const isForGood = 'answer' in said && said.answer === 'KEEP_FOR_GOOD'
    const answer = 'answer' in said ? (isForGood ? 'KEEP' : (said.answer as 'YES' | 'KEEP' | null)) : null
    const content =
      'plateauAnswer' in said
        ? { plateau_answer: said.plateauAnswer }
        : { answer, answer_from_week: answer === null ? null : firstOpenWeek(standing, review) }
    return {
      answer: undefined,
      write: async (trx, now) => {
        await trx
          .updateTable('plan_reviews')
          .set({ ...content, answered_at: now })
          .where('lead_id', '=', member.leadId)
          .where('week', '=', review.week)
          .execute()
        if (!isForGood) return
        await trx
          .updateTable('member_plans')
          .set({ kept_for_good: true, changed_at: now })
          .where('lead_id', '=', member.leadId)
          .execute()
      },
    }
  })
}

/** Whether changes are proposed to a member at all. */
export async function keepForGood(
  { db, now }: Pick<Services, 'db' | 'now'>,
  leadId: string,
  keptForGood: boolean,
): Promise<void> {
  await writeForLead(db, leadId, (trx) =>
    trx
      .updateTable('member_plans')
      .set({ kept_for_good: keptForGood, changed_at: now() })
      .where('lead_id', '=', leadId)
      .execute(),
  )
}
