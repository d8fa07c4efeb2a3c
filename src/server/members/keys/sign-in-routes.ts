import { Type } from 'typebox'
import { NewManageLinkRequest } from '#domain/api/leads.ts'
import { SignInRequest } from '#domain/api/member/member.ts'
import { routes } from '#domain/api/routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { logSecurityEvent } from '#server/http/security-events.ts'
import { bearerToken } from '#server/leads/authentication.ts'
import { clearSessionCookie, sessionSecret } from '#server/leads/session-cookie.ts'
import { bearer } from '#server/members/member/authenticate-member.ts'
import type { Services } from '#server/services.ts'
import { emailNewManageLink, emailSignInLink, signOut } from './sign-in.ts'

const askForLink = {
  summary: 'Request an email with a link to the plan, the subscription or the forecast',
  body: SignInRequest,
  response: {
    202: Type.Object({}, { description: 'If answers or a plan belong to this address, a link is on its way.' }),
    ...refusals(...bodyRefusals),
  },
}

const renewing = {
  summary: 'Request an email with a new link to a subscription, in place of one that has ended',
  body: NewManageLinkRequest,
  response: {
    202: Type.Object({}, { description: 'If the link was one of ours, a new one is on its way to the same address.' }),
    ...refusals(...bodyRefusals),
  },
}

const leaving = {
  summary: 'End the session of this device and revoke its token',
  security: bearer,
  response: { 204: Type.Null({ description: 'The token is no longer valid.' }), ...refusals('TOKEN_INVALID') },
}

/** Signing in to the member area without a password, and out of it. */
export function signInRoutes(services: Services, limits: RateLimits): RouteGroup {
  return async (app) => {
    app.post(
      routes.signInLinks,
      { schema: askForLink, config: { rateLimit: limits.signInLinks } },
      async (request, reply) => {
        logSecurityEvent(request.log, 'sign-in link asked for')
        await emailSignInLink(services, request.body.email)
        return reply.code(202).send({})
      },
    )

    app.post(
      routes.manageLinks,
      { schema: renewing, config: { rateLimit: limits.signInLinks } },
      async (request, reply) => {
        logSecurityEvent(request.log, 'sign-in link asked for')
        await emailNewManageLink(services, request.body.link)
        return reply.code(202).send({})
      },
    )

    app.post(routes.signOut, { schema: leaving }, async (request, reply) => {
      const secret = sessionSecret(request, services.config)
      const { authorization } = request.headers
      const token = secret !== null && authorization === undefined ? null : bearerToken(authorization)
      await signOut(services, { token, secret })
      return clearSessionCookie(reply, services.config).code(204).send(null)
    })
  }
}
