import { ClosedMilestones, GoalPreview, GoalRequest, GoalSettings } from '#domain/api/member/goal.ts'
import { WeightsReply } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { bearer, DayQuery, fullRefusals } from '#server/members/member/authenticate-member.ts'
import type { Member } from '#server/members/member/member.ts'
import type { MemberArea } from '#server/members/member/member-area.ts'
import { inWords } from '#server/members/plan/change-sentences.ts'
import type { ChangeAnswer } from '#server/members/plan/undoable-change.ts'
import { reviewIfDue } from '#server/members/reviews/review-member.ts'
import { chooseGoal } from './choose-goal.ts'
import { nameClasses } from './name-classes.ts'
import { closeMilestones } from './note-milestones.ts'
import { previewGoal } from './preview-goal.ts'
import { weightsReply } from './weights-reply.ts'

const goalRefusals = [
  ...bodyRefusals,
  ...fullRefusals,
  'WEIGHTS_UNCLEAR',
  'PLAN_HELD',
  'GOAL_IMPLAUSIBLE',
  'GOAL_UNDERWEIGHT',
  'GOAL_NOT_LOWER',
  'LOSS_NOT_OFFERED',
] as const

const choosing = {
  summary: 'Choose to lose to a goal or to keep the weight, and the pace; the reply is the whole log',
  security: bearer,
  querystring: DayQuery,
  body: GoalRequest,
  response: { 200: WeightsReply, ...refusals(...goalRefusals) },
}
const previewing = {
  summary: 'What such a choice would mean for the plan and the weight; nothing is stored',
  security: bearer,
  querystring: DayQuery,
  body: GoalRequest,
  response: { 200: GoalPreview, ...refusals(...goalRefusals) },
}
const closing = {
  summary: 'Close milestones, which are not shown again; the reply is the whole log',
  security: bearer,
  querystring: DayQuery,
  body: ClosedMilestones,
  response: { 200: WeightsReply, ...refusals(...bodyRefusals, ...fullRefusals) },
}
const setting = {
  summary: 'Set whether classes of the body mass index are named; the reply is the whole log',
  security: bearer,
  querystring: DayQuery,
  body: GoalSettings,
  response: { 200: WeightsReply, ...refusals(...bodyRefusals, ...fullRefusals) },
}

/** The goal of a plan: what the member chooses instead of what the answers said. */
export function goalRoutes({ services, planContext, authenticate }: MemberArea): RouteGroup {
  const told = (member: Member, change: ChangeAnswer) => inWords(services.plannerPool, member, change)
  return async (app) => {
    app.put(routes.memberGoal, { schema: choosing }, async (request) => {
      const member = await authenticate.member(request)
      // What is for safety comes first.
      await reviewIfDue(services, member)
      const change = await chooseGoal(planContext, member, request.body)
      return { ...(await weightsReply(services, await authenticate.member(request))), ...(await told(member, change)) }
    })

    app.post(routes.memberGoalPreview, { schema: previewing }, async (request) => {
      const member = await authenticate.member(request)
      await planContext.countPlan(member.leadId)
      return previewGoal(services, member, request.body)
    })

    app.put(routes.memberMilestones, { schema: closing }, async (request) => {
      const member = await authenticate.member(request)
      await closeMilestones(services.db, member.personId, request.body.kinds)
      return weightsReply(services, member)
    })

    app.put(routes.memberGoalSettings, { schema: setting }, async (request) => {
      const member = await authenticate.member(request)
      const change = await nameClasses(planContext, member, request.body.namesClasses)
      return { ...(await weightsReply(services, await authenticate.member(request))), ...(await told(member, change)) }
    })
  }
}
