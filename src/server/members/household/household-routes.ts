import { Type } from 'typebox'
import {
  EaterParams,
  EaterRequest,
  HouseholdView,
  InvitationParams,
  InvitationReply,
  InvitationRequest,
  InvitationView,
  JoinRequest,
  OwnPlaceRequest,
  ShownWeightsView,
} from '#domain/api/member/household.ts'
import { routes } from '#domain/api/routes.ts'
import { may } from '#domain/household/abilities.ts'
import { Problem } from '#domain/problem.ts'
import type { ProblemCode } from '#domain/problems.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { deviceName } from '#server/http/device-name.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { logSecurityEvent } from '#server/http/security-events.ts'
import { setSessionCookie } from '#server/leads/session-cookie.ts'
import { bearer, DayQuery, fullRefusals, memberRefusals } from '#server/members/member/authenticate-member.ts'
import type { MemberArea } from '#server/members/member/member-area.ts'
import { householdView } from './household-view.ts'
import { invite, takeInvitationBack, viewInvitation } from './invitations.ts'
import { joinHousehold } from './join-household.ts'
import { addEater, changeEater, keepOwnPlace, removeEater, shownWeights } from './keep-eater.ts'
import { leaveHousehold, removeAdult } from './leave-household.ts'
import { standingOf } from './standing.ts'

const asMember = { security: bearer, querystring: DayQuery }
const replied = (...codes: readonly ProblemCode[]) => ({
  response: { 200: HouseholdView, ...refusals(...fullRefusals, ...codes) },
})

const looking = { summary: 'Who eats in the household, and who pays', ...asMember, ...replied() }
const placing = {
  ...{ summary: 'What the others call the member, and whether they see the weight log', ...asMember },
  ...{ body: OwnPlaceRequest, ...replied(...bodyRefusals) },
}
const inviting = {
  ...{ summary: 'Make an invitation for one more adult', ...asMember },
  response: { 200: InvitationReply, ...refusals(...fullRefusals, 'HOUSEHOLD_FULL') },
}
const takingBack = { summary: 'Take an invitation back', ...asMember, params: InvitationParams, ...replied() }
const adding = {
  ...{ summary: 'Add a child or a guest', ...asMember },
  ...{ body: EaterRequest, ...replied(...bodyRefusals, 'HOUSEHOLD_FULL', 'FOOD_UNKNOWN') },
}
const changing = {
  ...{ summary: 'Change a child or a guest', ...asMember, params: EaterParams },
  ...{ body: EaterRequest, ...replied(...bodyRefusals, 'EATER_UNKNOWN', 'FOOD_UNKNOWN') },
}
const removing = {
  ...{ summary: 'Remove a child, a guest or another adult', ...asMember, params: EaterParams },
  ...replied('EATER_UNKNOWN', 'NOT_ALLOWED', 'HOUSEHOLD_ALONE'),
}
const weighing = {
  ...{ summary: 'The weights of somebody in the household who shows them', ...asMember, params: EaterParams },
  response: { 200: ShownWeightsView, ...refusals(...fullRefusals, 'EATER_UNKNOWN', 'NOT_ALLOWED', 'WEIGHT_NOT_SHOWN') },
}
const leaving = {
  ...{ summary: 'Leave the household for one of one’s own', ...asMember },
  response: {
    204: Type.Null({ description: 'The member eats in a household of their own.' }),
    ...refusals(...fullRefusals, 'HOUSEHOLD_ALONE', 'EATER_UNKNOWN'),
  },
}

const invitationRefusals = [
  'HOUSEHOLD_INVITATION_UNKNOWN',
  'HOUSEHOLD_INVITATION_USED',
  'HOUSEHOLD_INVITATION_EXPIRED',
  'HOUSEHOLD_INVITATION_ENDED',
] as const
const joiningRefusals = [
  'HOUSEHOLD_FULL',
  'HOUSEHOLD_SAME',
  'HOUSEHOLD_SHARED',
  'HOUSEHOLD_PLAN_NEEDED',
  'HOUSEHOLD_UNPAID',
] as const
const joining = {
  ...{ summary: 'Join the household of an invitation', ...asMember, body: JoinRequest },
  response: {
    204: Type.Null({ description: 'The member eats in the household; the device is signed in.' }),
    ...refusals(...bodyRefusals, ...memberRefusals, ...invitationRefusals, ...joiningRefusals),
  },
}

/** Who eats in a member's household. */
export function householdRoutes({ services, authenticate }: MemberArea): RouteGroup {
  return async (app) => {
    app.get(routes.memberHousehold, { schema: looking }, async (request) =>
      householdView(services, await authenticate.member(request)),
    )

    app.put(routes.memberOwnPlace, { schema: placing }, async (request) => {
      const member = await authenticate.member(request)
      await keepOwnPlace(services, member, request.body)
      return householdView(services, member)
    })

    app.post(routes.memberInvitations, { schema: inviting }, async (request) =>
      invite(services, await authenticate.member(request)),
    )

    app.delete(routes.memberInvitation, { schema: takingBack }, async (request) => {
      const member = await authenticate.member(request)
      await takeInvitationBack(services, member, request.params.invitation)
      return householdView(services, member)
    })

    app.post(routes.memberEaters, { schema: adding }, async (request) => {
      const member = await authenticate.member(request)
      await addEater(services, member, request.body)
      return householdView(services, member)
    })

    app.put(routes.memberEater, { schema: changing }, async (request) => {
      const member = await authenticate.member(request)
      await changeEater(services, member, request.params.eater, request.body)
      return householdView(services, member)
    })

    app.delete(routes.memberEater, { schema: removing }, async (request) => {
      const member = await authenticate.member(request)
      const { eater } = request.params
      const standing = await standingOf(services.db, member, eater)
      if (may(standing, 'keep eaters') && standing === 'keeper') await removeEater(services, member, eater)
      else if (may(standing, 'remove adult')) await removeAdult(services, member, eater)
      else throw new Problem(standing === 'self' ? 'NOT_ALLOWED' : 'EATER_UNKNOWN')
      return householdView(services, member)
    })

    app.get(routes.memberShownWeights, { schema: weighing }, async (request) => {
      const member = await authenticate.member(request)
      const { eater } = request.params
      if (!may(await standingOf(services.db, member, eater), 'see shown weight')) throw new Problem('EATER_UNKNOWN')
      return shownWeights(services.db, member, eater)
    })

    app.post(routes.memberLeave, { schema: leaving }, async (request, reply) => {
      await leaveHousehold(services, await authenticate.member(request))
      return reply.code(204).send(null)
    })

    app.post(routes.memberJoin, { schema: joining }, async (request, reply) => {
      const { leadId, hasSession } = await authenticate.joiner(request)
      const secret = await joinHousehold(services, { leadId, device: deviceName(request), hasSession }, request.body)
      logSecurityEvent(request.log, 'joined household', leadId)
      if (secret !== null) setSessionCookie(reply, services.config, secret)
      return reply.code(204).send(null)
    })
  }
}

const viewing = {
  summary: 'What an invitation to a household is to',
  body: InvitationRequest,
  response: { 200: InvitationView, ...refusals(...bodyRefusals, ...invitationRefusals) },
}

/** What whoever holds an invitation is told, signed in or not. */
export function invitationRoutes({ services }: Pick<MemberArea, 'services'>, limits: RateLimits): RouteGroup {
  return async (app) => {
    app.post(routes.invitation, { schema: viewing, config: { rateLimit: limits.resume } }, (request) =>
      viewInvitation(services, request.body.invitation),
    )
  }
}
