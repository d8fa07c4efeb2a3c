import { LifeEventParams, LifeEventRequest } from '#domain/api/member/life-events.ts'
import { OwnAddressReply, OwnAddressRequest } from '#domain/api/member/own-address.ts'
import { WeighInReminderRequest, WeighInReminderView } from '#domain/api/member/weigh-in-reminder.ts'
import { DayParams, WeightRequest, WeightsReply, WeightsRequest } from '#domain/api/member/weights.ts'
import { filled, routes } from '#domain/api/routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { logSecurityEvent } from '#server/http/security-events.ts'
import { weightsReply } from '#server/members/goal/weights-reply.ts'
import { makeOwnAddress } from '#server/members/keys/own-address.ts'
import { bearer, DayQuery, fullRefusals } from '#server/members/member/authenticate-member.ts'
import { type Member, readMember } from '#server/members/member/member.ts'
import type { MemberArea } from '#server/members/member/member-area.ts'
import { inWords } from '#server/members/plan/change-sentences.ts'
import { keepWeighInReminder, weighInReminder } from '#server/members/reminder/weigh-in-reminder.ts'
import { reviewIfAlarmed } from '#server/members/reviews/review-member.ts'
import { withdrawIfUnfounded } from '#server/members/reviews/withdraw-raise.ts'
import { forgetWeight, keepWeight, keepWeights } from '#server/members/weight-log/weights.ts'
import { forgetLifeEvent, keepLifeEvent } from './tell-life-event.ts'

const looking = {
  summary: 'The weight log, and the estimate from it',
  security: bearer,
  querystring: DayQuery,
  response: { 200: WeightsReply, ...refusals(...fullRefusals) },
}
const weighing = {
  summary: 'Log the weight of a day; the reply is the whole log',
  security: bearer,
  params: DayParams,
  querystring: DayQuery,
  body: WeightRequest,
  response: {
    200: WeightsReply,
    ...refusals(...bodyRefusals, ...fullRefusals, 'DAY_UNKNOWN', 'WEIGHT_DAY_INVALID', 'DAY_FULL_OF_WEIGHTS'),
  },
}
const weighingMany = {
  summary: 'Log the weights of many days and delete others; the reply is the whole log',
  security: bearer,
  querystring: DayQuery,
  body: WeightsRequest,
  response: { 200: WeightsReply, ...refusals(...bodyRefusals, ...fullRefusals, 'WEIGHT_DAY_INVALID') },
}
const forgetting = {
  summary: 'Delete the weight of a day; the reply is the whole log',
  security: bearer,
  params: DayParams,
  querystring: DayQuery,
  response: { 200: WeightsReply, ...refusals(...fullRefusals, 'DAY_UNKNOWN') },
}

const telling = {
  summary: 'Report a life event that scales cannot show, such as travel or an illness; the reply is the whole log',
  security: bearer,
  params: LifeEventParams,
  querystring: DayQuery,
  body: LifeEventRequest,
  response: { 200: WeightsReply, ...refusals(...bodyRefusals, ...fullRefusals, 'NOT_FOUND', 'LIFE_EVENT_INVALID') },
}
const takingBack = {
  summary: 'Delete a life event, whether or not it exists; the reply is the whole log',
  security: bearer,
  params: LifeEventParams,
  querystring: DayQuery,
  response: { 200: WeightsReply, ...refusals(...fullRefusals, 'NOT_FOUND') },
}

const addressing = {
  summary: 'Make the personal address to which weights are posted; an earlier one ends',
  security: bearer,
  querystring: DayQuery,
  body: OwnAddressRequest,
  response: { 200: OwnAddressReply, ...refusals(...bodyRefusals, ...fullRefusals) },
}

const reading = {
  summary: 'The weekday on which the member is reminded to weigh in',
  security: bearer,
  querystring: DayQuery,
  response: { 200: WeighInReminderView, ...refusals(...fullRefusals) },
}
const reminding = {
  summary: 'Set the weekday of the weigh-in reminder, or end it',
  security: bearer,
  querystring: DayQuery,
  body: WeighInReminderRequest,
  response: { 200: WeighInReminderView, ...refusals(...bodyRefusals, ...fullRefusals) },
}

/** The weight log, life events and the weigh-in reminder. */
export function weightRoutes({ services, planContext, authenticate }: MemberArea): RouteGroup {
  const { db, plannerPool } = services
  const replyTo = (member: Member): Promise<WeightsReply> => weightsReply(services, member)
  /** What unsafe readings change, or the end of wrong ones, is in the reply that confirms them. */
  const weighed = async (member: Member): Promise<WeightsReply> => {
    const changed = (await withdrawIfUnfounded(services, member)) ?? (await reviewIfAlarmed(services, member))
    return changed === undefined
      ? replyTo(member)
      : {
          ...(await replyTo(await readMember(services, member.leadId, member.today))),
          ...(await inWords(plannerPool, member, changed)),
        }
  }
  return async (app) => {
    app.get(routes.memberWeights, { schema: looking }, async (request) => replyTo(await authenticate.member(request)))

    app.post(routes.memberWeights, { schema: weighingMany }, async (request) => {
      const member = await authenticate.member(request)
      await keepWeights(services, member, request.body)
      return request.body.isMore === true ? { weights: [] } : weighed(member)
    })

    app.put(routes.memberWeight, { schema: weighing }, async (request) => {
      const member = await authenticate.member(request)
      await keepWeight(services, member, request.params.day, request.body)
      return weighed(member)
    })

    app.delete(routes.memberWeight, { schema: forgetting }, async (request) => {
      const member = await authenticate.member(request)
      await forgetWeight(db, member.personId, request.params.day)
      return weighed(member)
    })

    app.put(routes.memberLifeEvent, { schema: telling }, async (request) => {
      const member = await authenticate.member(request)
      const change = await keepLifeEvent(planContext, member, request.params.event, request.body)
      return { ...(await replyTo(await authenticate.member(request))), ...(await inWords(plannerPool, member, change)) }
    })

    app.get(routes.memberWeighInReminder, { schema: reading }, async (request) => {
      const { leadId } = await authenticate.member(request)
      return weighInReminder(db, leadId)
    })

    app.put(routes.memberWeighInReminder, { schema: reminding }, async (request) => {
      const { leadId } = await authenticate.member(request)
      await keepWeighInReminder(services, leadId, request.body)
      return weighInReminder(db, leadId)
    })

    app.post(routes.memberWeightAddress, { schema: addressing }, async (request) => {
      const { leadId } = await authenticate.member(request)
      const { timeZone } = request.body
      const secret = await makeOwnAddress(services, { kind: 'weight-address', leadId, timeZone })
      logSecurityEvent(request.log, 'weight address made', leadId)
      return { address: `${services.config.publicUrl}${filled(routes.weighIn, { secret })}` }
    })

    app.delete(routes.memberLifeEvent, { schema: takingBack }, async (request) => {
      const member = await authenticate.member(request)
      const change = await forgetLifeEvent(planContext, member, request.params.event)
      return { ...(await replyTo(await authenticate.member(request))), ...(await inWords(plannerPool, member, change)) }
    })
  }
}
