import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { DayParams, WeightRequest, WeightsReply } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import { bodyRefusals, refusals } from '#server/http/protocol/refusals.ts'
import { learntWeight } from '#server/members/learnt-weight.ts'
import type { Member } from '#server/members/member.ts'
import { forgetWeight, keepWeight, weightsOf } from '#server/members/weights.ts'
import type { MemberArea } from './authenticate-member.ts'
import { bearer, DayQuery, fullRefusals } from './authenticate-member.ts'

const looking = {
  summary: 'The weight log, and what it tells',
  security: bearer,
  querystring: DayQuery,
  response: { 200: WeightsReply, ...refusals(...fullRefusals) },
}
const weighing = {
  summary: 'Write down the weight of a day; the reply is the whole log',
  security: bearer,
  params: DayParams,
  querystring: DayQuery,
  body: WeightRequest,
  response: {
    200: WeightsReply,
    ...refusals(...bodyRefusals, ...fullRefusals, 'DAY_UNKNOWN', 'WEIGHT_DAY_INVALID'),
  },
}
const forgetting = {
  summary: 'Take the weight of a day away; the reply is the whole log',
  security: bearer,
  params: DayParams,
  querystring: DayQuery,
  response: { 200: WeightsReply, ...refusals(...fullRefusals, 'DAY_UNKNOWN') },
}

/** The weight log. */
export function weightRoutes({ services, authenticate }: MemberArea): FastifyPluginAsyncTypebox {
  const { db } = services
  const replyTo = async (member: Member): Promise<WeightsReply> => {
    const weights = await weightsOf(db, member.leadId)
    const learnt = await learntWeight(services, member)
    return learnt === undefined ? { weights } : { weights, learnt }
  }
  return async (app) => {
    app.get(routes.memberWeights, { schema: looking }, async (request) => replyTo(await authenticate.member(request)))

    app.put(routes.memberWeight, { schema: weighing }, async (request) => {
      const member = await authenticate.member(request)
      await keepWeight(services, member, { day: request.params.day, ...request.body })
      return replyTo(member)
    })

    app.delete(routes.memberWeight, { schema: forgetting }, async (request) => {
      const member = await authenticate.member(request)
      await forgetWeight(db, member.leadId, request.params.day)
      return replyTo(member)
    })
  }
}
