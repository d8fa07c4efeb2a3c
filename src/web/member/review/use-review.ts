import { type ReviewAnswer, ReviewReply, type ReviewSettings } from '#domain/api/member/review.ts'
import { routes } from '#domain/api/routes.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { today } from '#web/device/today.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { setMemberData, useMemberData } from '#web/member/data/use-member-data.ts'
import { memberWords } from '#web/member/words/member.ts'

const reviewFrom = parserOf(ReviewReply)

/** The weekly review of the plan; null as long as it is not known. */
export function useReview(): ReviewReply | null {
  const data = useMemberData(`${routes.memberReview}?today=${today()}`, reviewFrom, routes.memberReview)
  return data.kind === 'ready' ? data.value : null
}

async function send(route: string, method: 'POST' | 'PUT', body: ReviewAnswer | ReviewSettings): Promise<void> {
  const outcome = await requestMember(`${route}?today=${today()}`, { method, body, parse: reviewFrom })
  if (outcome.kind === 'ok') setMemberData(routes.memberReview, outcome.value)
  else announce(outcome.kind === 'refused' ? outcome.message : memberWords.notNow)
}

/** Sends what the member says to the review of this week. */
export const answerReview = (answer: ReviewAnswer): Promise<void> => send(routes.memberReviewAnswer, 'POST', answer)

export const keepForGood = (keptForGood: boolean): Promise<void> =>
  send(routes.memberReviewSettings, 'PUT', { keptForGood })
