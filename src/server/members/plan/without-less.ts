import { standingSafety } from '#domain/plan-review/standing-safety.ts'
import { eatersOf, personsIn } from '#server/households/eaters.ts'
import type { Member } from '#server/members/member/member.ts'
import { pastReviews, reviewsOf, type StoredReview } from '#server/members/member/plan-reviews.ts'
import type { Planned } from '#server/planner-pool/planner-pool.ts'
import type { Database } from '#server/platform/db/database.ts'

type Eater = Pick<Member, 'personId' | 'householdId' | 'startsOn' | 'reviews'>

const isKept = (reviews: readonly StoredReview[], startsOn: Member['startsOn']): boolean =>
  standingSafety(pastReviews(reviews, startsOn)) !== null

/** Whether a hold or a raise for safety stands for anybody who eats from a member's week. */
async function isAnybodyKept(db: Database, { personId, householdId, startsOn, reviews }: Eater): Promise<boolean> {
  if (isKept(reviews, startsOn)) return true
  for (const id of personsIn(await eatersOf(db, householdId))) {
    if (id !== personId && isKept(await reviewsOf(db, id), startsOn)) return true
  }
  return false
}

/**
 * A week as changes of it start from: while a hold or a raise for safety stands for anybody who eats from it, none of
 * them gives a day less. Only the planner sees the difference; it is never stored.
 */
export async function withoutLess<P extends Planned>(db: Database, member: Eater, planned: P): Promise<P> {
  if (!(await isAnybodyKept(db, member))) return planned
  return { ...planned, request: { ...planned.request, noLess: true } }
}
