import { Type } from 'typebox'
import { DevicesReply } from '#domain/api/member/devices.ts'
import { MANAGE_SECRET, routes } from '#domain/api/routes.ts'
import type { RouteGroup } from '#server/http/protocol/add-routes.ts'
import { ManageHeader } from '#server/http/protocol/manage-header.ts'
import type { RateLimits } from '#server/http/protocol/rate-limits.ts'
import { refusals } from '#server/http/protocol/refusals.ts'
import { logSecurityEvent } from '#server/http/protocol/security-events.ts'
import { clearSessionCookie } from '#server/http/protocol/session-cookie.ts'
import { leadOfManageLink } from '#server/leads/email-links.ts'
import { devicesOf, signOutEverywhere } from '#server/members/devices.ts'
import { emailFreshLink } from '#server/members/sign-in.ts'
import type { Services } from '#server/services.ts'
import { authenticateMember, bearer } from './authenticate-member.ts'

const listing = {
  summary: 'The devices on which the member is signed in',
  security: bearer,
  response: { 200: DevicesReply, ...refusals('TOKEN_INVALID', 'SESSION_NEEDED') },
}

const leaving = {
  summary: 'Sign out on every device',
  security: bearer,
  response: {
    204: Type.Null({ description: 'No session and no token is valid any more.' }),
    ...refusals('TOKEN_INVALID', 'SESSION_NEEDED'),
  },
}

const proving = {
  summary: 'Request an email with a fresh link that proves who is asking',
  security: bearer,
  headers: ManageHeader,
  response: {
    202: Type.Object({}, { description: 'A link is on its way to the address of the plan.' }),
    ...refusals('TOKEN_INVALID', 'SESSION_NEEDED', 'MANAGE_LINK_INVALID'),
  },
}

/** The devices on which a member is signed in, and proving again who they are. */
export function deviceRoutes(services: Services, limits: RateLimits): RouteGroup {
  const { session } = authenticateMember(services)
  return async (app) => {
    app.get(routes.devices, { schema: listing }, async (request) => devicesOf(services, await session(request)))

    app.delete(routes.devices, { schema: leaving }, async (request, reply) => {
      const leaver = await session(request)
      await signOutEverywhere(services, leaver)
      logSecurityEvent(request.log, 'signed out everywhere', leaver.leadId)
      return clearSessionCookie(reply, services.config).code(204).send(null)
    })

    app.post(
      routes.freshLink,
      { schema: proving, config: { rateLimit: limits.signInLinks } },
      async (request, reply) => {
        const secret = request.headers[MANAGE_SECRET]
        const leadId =
          secret === undefined
            ? (await session(request)).leadId
            : await leadOfManageLink(services.db, secret, services.now())
        await emailFreshLink(services, leadId)
        return reply.code(202).send({})
      },
    )
  }
}
