import { type ReviewAnswer, ReviewReply, type ReviewSettings } from '#domain/api/member/review.ts'
import { routes } from '#domain/api/routes.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { today } from '#web/device/today.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { invalidateMemberData, setMemberData, useMemberData } from '#web/member/data/use-member-data.ts'
import { announceChange } from '#web/member/plan-changes/undo-change.ts'
import { memberWords } from '#web/member/words/member-words.ts'
import { reviewWords } from './review-words.ts'

const reviewFrom = parserOf(ReviewReply)

/** The weekly review of the plan; null until it is known. */
export function useReview(): ReviewReply | null {
  const data = useMemberData(`${routes.memberReview}?today=${today()}`, reviewFrom, routes.memberReview)
  return data.kind === 'ready' ? data.value : null
}

async function send(route: string, method: 'POST' | 'PUT', body: ReviewAnswer | ReviewSettings): Promise<void> {
  const outcome = await requestMember(`${route}?today=${today()}`, { method, body, parse: reviewFrom })
  if (outcome.kind !== 'ok') return announce(outcome.kind === 'refused' ? outcome.message : memberWords.notNow)
  const { undo = null, ...reply } = outcome.value
  setMemberData(routes.memberReview, reply)
  invalidateMemberData(routes.memberLastChange)
  announceChange(reviewWords.saved, { changes: [], undo })
}

/** Sends the member's answer to this week's review. */
export const answerReview = (answer: ReviewAnswer): Promise<void> => send(routes.memberReviewAnswer, 'POST', answer)

export const keepForGood = (keptForGood: boolean): Promise<void> =>
  send(routes.memberReviewSettings, 'PUT', { keptForGood })
