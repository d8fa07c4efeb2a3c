import type { ReviewReply, ReviewView } from '#domain/api/member/review.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Member } from './member.ts'
import { startOfWeek, weekOf } from './plan-calendar.ts'
import { isChange, reviewedTarget, type StoredReview } from './plan-reviews.ts'
import { plannedEnergies } from './weighing-history.ts'

/** The weekly reviews as the API returns them. */
export async function reviewReply(db: Database, member: Member): Promise<ReviewReply> {
  const { leadId, reviews, startsOn, today, keptForGood } = member
  const newestPlanned = Math.max(0, ...(await plannedEnergies(db, leadId)).keys())
  const view = (review: StoredReview, firstWeek: number): ReviewView => {
    const { offsetLately, offsetBand, readingsUsed } = review.evidence
    const before = reviews.filter(({ week }) => week <= review.week)
    return {
      week: review.week,
      reviewedOn: review.reviewedOn,
      from: startOfWeek(startsOn, firstWeek),
      before: review.before,
      now: Math.round(reviewedTarget(before, firstWeek, 'LOSE')?.energy ?? review.decision.target),
      decision: review.decision,
      offset: {
        energy: Math.round(offsetLately.mean),
        low: Math.round(offsetBand.low),
        high: Math.round(offsetBand.high),
      },
      readings: readingsUsed,
      answer: review.answer,
      plateauAnswer: review.plateauAnswer,
    }
  }
  const latest = reviews.at(-1)
  const isOfThisWeek = latest?.week === weekOf(startsOn, today)
  return {
    latest:
      latest === undefined || !isOfThisWeek
        ? null
        : view(latest, latest.answerFromWeek ?? Math.max(latest.forWeek, newestPlanned + 1)),
    changes: reviews.filter(isChange).map((review) => view(review, review.answerFromWeek ?? review.forWeek)),
    keptForGood,
  }
}
