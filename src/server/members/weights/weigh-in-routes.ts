import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { WeighInParams, WeighInReply, WeighInRequest } from '#domain/api/member/weight-address.ts'
import { routes } from '#domain/api/routes.ts'
import { Problem } from '#domain/problem.ts'
import { MS_PER_HOUR } from '#domain/time.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { ownerOfAddress } from '#server/members/keys/own-address.ts'
import { readMember } from '#server/members/member/member.ts'
import { dayIn } from '#server/members/reminder/reminder-time.ts'
import { reviewIfAlarmed } from '#server/members/reviews/review-member.ts'
import { withdrawIfUnfounded } from '#server/members/reviews/withdraw-raise.ts'
import { keyedHash } from '#server/platform/crypto/secret.ts'
import { countWithin } from '#server/platform/db/count-within.ts'
import type { Services } from '#server/services.ts'
import { keepSentWeight } from './sent-weight.ts'

/** Weights that one address may send within an hour, whatever it is sent from and whichever process takes them. */
const AN_HOUR = { name: 'weight address', ms: MS_PER_HOUR, most: 30 }

const sending = {
  summary: 'Log a weight through a personal address, as JSON or as a form; the address is the only credential',
  params: WeighInParams,
  consumes: ['application/json', 'application/x-www-form-urlencoded'],
  body: WeighInRequest,
  response: {
    200: WeighInReply,
    ...refusals(
      ...bodyRefusals,
      'WEIGHT_ADDRESS_UNKNOWN',
      'MEMBERS_ONLY',
      'HERO_INCOMPLETE',
      'TOKEN_INVALID',
      'WEIGHT_NUMBER_INVALID',
      'WEIGHT_UNIT_NEEDED',
      'WEIGHT_UNIT_DOUBTFUL',
      'WEIGHT_TIME_INVALID',
      'WEIGHT_UNLIKELY',
    ),
  },
}

/** Weights that phones, home servers and scales post to a member's own address. */
export function weighInRoutes(services: Services, limits: Pick<RateLimits, 'weighIns'>): FastifyPluginAsyncTypebox {
  const { db, keys } = services
  return async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    })
    app.post(routes.weighIn, { schema: sending, config: { rateLimit: limits.weighIns } }, async (request) => {
      const owner = await ownerOfAddress(services, 'weight-address', request.params.secret)
      if (owner === null) throw new Problem('WEIGHT_ADDRESS_UNKNOWN')
      const { keyId, leadId, timeZone } = owner
      const counted = await countWithin(db, { ...AN_HOUR, hash: keyedHash(keys.counting, keyId) })
      if (counted === null) throw new Problem('TOO_MANY_REQUESTS')
      const member = await readMember(services, leadId, dayIn(services.now(), timeZone))
      if (member.access.kind !== 'full') throw new Problem('MEMBERS_ONLY')
      const reply = await keepSentWeight(services, member, request.body, timeZone)
      if (reply.counts) (await withdrawIfUnfounded(services, member)) ?? (await reviewIfAlarmed(services, member))
      return reply
    })
  }
}
