import { Type } from 'typebox'
import { FreshLinkRequest } from '#domain/api/member/fresh-link.ts'
import { KeyParams, KeysReply } from '#domain/api/member/keys.ts'
import { MANAGE_SECRET, routes } from '#domain/api/routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { ManageHeader } from '#server/http/manage-header.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { logSecurityEvent } from '#server/http/security-events.ts'
import { leadOfManageLink } from '#server/leads/email-links.ts'
import { clearSessionCookie } from '#server/leads/session-cookie.ts'
import { authenticateMember, bearer, freshRefusals } from '#server/members/member/authenticate-member.ts'
import type { Services } from '#server/services.ts'
import { endMemberKey, keysOfMember, signOutEverywhere } from './member-keys.ts'
import { emailProof } from './sign-in.ts'

const listing = {
  summary: 'Everything that opens the member’s plan, subscription or answers',
  security: bearer,
  response: { 200: KeysReply, ...refusals('TOKEN_INVALID', 'SESSION_NEEDED') },
}

const ending = {
  summary: 'End one of the keys',
  security: bearer,
  params: KeyParams,
  response: { 200: KeysReply, ...refusals('TOKEN_INVALID', 'SESSION_NEEDED', 'KEY_UNKNOWN') },
}

const leaving = {
  summary: 'Sign out on every device, and end every link that was mailed before',
  security: bearer,
  response: {
    204: Type.Null({ description: 'Nothing that was made before opens anything any more.' }),
    ...refusals(...freshRefusals),
  },
}

const proving = {
  summary: 'Request an email with a fresh link that proves who is asking',
  security: bearer,
  headers: ManageHeader,
  body: FreshLinkRequest,
  response: {
    202: Type.Object({}, { description: 'A link is on its way to the address of the plan.' }),
    ...refusals('TOKEN_INVALID', 'SESSION_NEEDED', 'MANAGE_LINK_INVALID', ...bodyRefusals),
  },
}

/** What opens a member's account, ending it, and proving again who the member is. */
export function keyRoutes(services: Services, limits: RateLimits): RouteGroup {
  const { session, freshSession } = authenticateMember(services)
  return async (app) => {
    app.get(routes.keys, { schema: listing }, async (request) => keysOfMember(services, await session(request)))

    app.delete(routes.key, { schema: ending }, async (request) => {
      const owner = await session(request)
      await endMemberKey(services, owner, request.params.accessKey)
      logSecurityEvent(request.log, 'key ended', owner.leadId)
      return keysOfMember(services, owner)
    })

    app.delete(routes.keys, { schema: leaving }, async (request, reply) => {
      const leaver = await freshSession(request)
      await signOutEverywhere(services, leaver)
      logSecurityEvent(request.log, 'signed out everywhere', leaver.leadId)
      return clearSessionCookie(reply, services.config).code(204).send(null)
    })

    app.post(
      routes.freshLink,
      { schema: proving, config: { rateLimit: limits.signInLinks } },
      async (request, reply) => {
        const secret = request.headers[MANAGE_SECRET]
        // The holder of a manage link may go no further than it.
        if (secret === undefined) await emailProof(services, (await session(request)).leadId, request.body.purpose)
        else await emailProof(services, await leadOfManageLink(services.db, secret, services.now()), 'withdraw')
        return reply.code(202).send({})
      },
    )
  }
}
