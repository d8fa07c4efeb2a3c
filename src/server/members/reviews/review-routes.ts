import { ReviewAnswer, ReviewReply, ReviewSettings } from '#domain/api/member/review.ts'
import { routes } from '#domain/api/routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { bearer, DayQuery, fullRefusals } from '#server/members/member/authenticate-member.ts'
import type { MemberArea } from '#server/members/member/member-area.ts'
import { answerReview, keepForGood } from './answer-review.ts'
import { reviewIfDue } from './review-member.ts'
import { reviewReply } from './review-reply.ts'

const looking = {
  summary: 'The weekly review of the plan, and the changes by earlier ones',
  security: bearer,
  querystring: DayQuery,
  response: { 200: ReviewReply, ...refusals(...fullRefusals) },
}
const answering = {
  summary: "Answer this week's review; the reply shows it with the answer",
  security: bearer,
  querystring: DayQuery,
  body: ReviewAnswer,
  response: { 200: ReviewReply, ...refusals(...bodyRefusals, ...fullRefusals, 'REVIEW_CLOSED') },
}
const setting = {
  summary: 'Set whether changes of the plan are proposed',
  security: bearer,
  querystring: DayQuery,
  body: ReviewSettings,
  response: { 200: ReviewReply, ...refusals(...bodyRefusals, ...fullRefusals) },
}

/** The weekly review: proposals, and the member's answers. */
export function reviewRoutes({ services, planContext, authenticate }: MemberArea): RouteGroup {
  const { db } = services
  return async (app) => {
    app.get(routes.memberReview, { schema: looking }, async (request) => {
      const member = await authenticate.member(request)
      const isNew = await reviewIfDue(services, member)
      return reviewReply(db, isNew ? await authenticate.member(request) : member)
    })

    app.post(routes.memberReviewAnswer, { schema: answering }, async (request) => {
      const member = await authenticate.member(request)
      // A review for safety that became due takes the place of the one that is answered.
      await reviewIfDue(services, member)
      const { undo } = await answerReview(planContext, member, request.body)
      return { ...(await reviewReply(db, await authenticate.member(request))), undo }
    })

    app.put(routes.memberReviewSettings, { schema: setting }, async (request) => {
      const { undo } = await keepForGood(planContext, await authenticate.member(request), request.body.keptForGood)
      return { ...(await reviewReply(db, await authenticate.member(request))), undo }
    })
  }
}
