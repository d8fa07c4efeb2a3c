import type { ReviewReply, ReviewView } from '#domain/api/member/review.ts'
import { isForSafety } from '#domain/plan-review/is-for-safety.ts'
import { daysBetween, type IsoDate } from '#domain/time.ts'
import type { Member } from '#server/members/member/member.ts'
import { startOfWeek, weekOf } from '#server/members/member/plan-calendar.ts'
import { decisionOf, isChange, reviewedEnergy, type StoredReview } from '#server/members/member/plan-reviews.ts'
import { plannedEnergies } from '#server/members/weight-log/weighing-history.ts'
import type { Database } from '#server/platform/db/database.ts'

/** Days as text sort in calendar order. */
const laterOf = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other)

/** The first week that a review changes: for safety also weeks that are planned already. */
const firstWeekOf = ({ decision, forWeek }: StoredReview, newestPlanned: number): number =>
  isForSafety(decisionOf(decision)) ? forWeek : Math.max(forWeek, newestPlanned + 1)

const DAYS_A_WEEK = 7

/** What was done, if a review found the goal reached. */
function doneIn(
  { hero, startsOn }: Pick<Member, 'hero' | 'startsOn'>,
  { decision, evidence, reviewedOn }: StoredReview,
): Pick<ReviewView, 'done'> {
  if (decision.kind !== 'PROPOSE' || decision.change !== 'KEEP_WEIGHT') return {}
  const { weight: startKg } = hero
  const kg = evidence.weight?.weight
  if (startKg === undefined || kg === undefined) return {}
  return { done: { startKg, kg, weeks: Math.round((daysBetween(startsOn, reviewedOn) ?? 0) / DAYS_A_WEEK) } }
}

/** The weekly reviews as the API returns them. */
export async function reviewReply(db: Database, member: Member): Promise<ReviewReply> {
  const { reviews, startsOn, today, keptForGood } = member
  const newestPlanned = Math.max(0, ...(await plannedEnergies(db, member)).keys())
  const view = (review: StoredReview, firstWeek: number): ReviewView => {
    const { offsetLately, offsetBand, readingsUsed, state = 'UNKNOWN' } = review.evidence
    const before = reviews.filter(({ week }) => week <= review.week)
    return {
      week: review.week,
      reviewedOn: review.reviewedOn,
      from: isForSafety(decisionOf(review.decision))
        ? laterOf(startOfWeek(startsOn, firstWeek), review.reviewedOn)
        : startOfWeek(startsOn, firstWeek),
      before: review.before,
      now: Math.round(reviewedEnergy(before, firstWeek) ?? review.decision.target),
      decision: review.decision,
      state,
      offset: {
        energy: Math.round(offsetLately.mean),
        low: Math.round(offsetBand.low),
        high: Math.round(offsetBand.high),
      },
      ...doneIn(member, review),
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
        : view(latest, latest.answerFromWeek ?? firstWeekOf(latest, newestPlanned)),
    changes: reviews.filter(isChange).map((review) => view(review, review.answerFromWeek ?? review.forWeek)),
    keptForGood,
  }
}
