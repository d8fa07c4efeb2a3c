import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import {
  InvitationReply,
  InvitationRequest,
  JoinReply,
  JoinRequest,
  RecoveryCodesRequest,
  SessionReply,
  SignInRequest,
} from '#domain/api/console/operators.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { Problem } from '#domain/problem.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { deviceName } from '#server/http/device-name.ts'
import { IdempotencyHeader } from '#server/http/idempotency-header.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { logSecurityEvent } from '#server/http/security-events.ts'
import { networkOf } from '#server/http/seen-from.ts'
import { join, readInvitation } from './invitations.ts'
import { actRefusals, type ConsoleArea, consoleRefusals } from './operator-gate.ts'
import { describeSession, endOperatorSession, operatorSessionOf } from './operator-sessions.ts'
import { replaceRecoveryCodes, signInOperator } from './operator-sign-in.ts'

const readSession = {
  summary: 'The operator who is signed in to the console',
  response: { 200: SessionReply, ...refusals('OPERATOR_NEEDED') },
}

const signingIn = {
  summary: 'Sign in to the console with a password and a one-time code',
  body: SignInRequest,
  response: { 200: SessionReply, ...refusals('OPERATOR_REFUSED', ...bodyRefusals) },
}

const leaving = {
  summary: 'Sign out of the console',
  response: { 204: Type.Null({ description: 'The session has ended.' }), ...refusals(...consoleRefusals) },
}

const reading = {
  summary: "Data for setting up an invited operator's authenticator",
  body: InvitationRequest,
  response: { 200: InvitationReply, ...refusals('INVITATION_INVALID', ...bodyRefusals) },
}

const joining = {
  summary: 'Join as an operator by an invitation, or set up a new second factor',
  body: JoinRequest,
  response: { 200: JoinReply, ...refusals('INVITATION_INVALID', 'CODE_WRONG', 'LOGIN_TAKEN', ...bodyRefusals) },
}

const renewing = {
  summary: 'Replace the recovery codes with new ones, with the password and a one-time code',
  headers: IdempotencyHeader,
  body: RecoveryCodesRequest,
  response: { 200: JoinReply, ...refusals('OPERATOR_REFUSED', ...actRefusals) },
}

/** Signing in to the console, and out of it. */
export function operatorSignInRoutes({ services, gate }: ConsoleArea, limits: RateLimits): RouteGroup {
  const { db } = services
  const describe = async (secret: string) => {
    const session = await operatorSessionOf(services, secret)
    if (session === null) throw new Problem('OPERATOR_NEEDED')
    return describeSession(db, session, secret)
  }
  const open = { operatorRole: 'none', rateLimit: limits.consoleSignIn } as const
  const refusing = async <T>(request: FastifyRequest, work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (error instanceof Problem) logSecurityEvent(request.log, 'operator refused')
      throw error
    })

  return async (app) => {
    app.get(consoleRoutes.session, { schema: readSession, config: { operatorRole: 'any' } }, async (request) => {
      const session = gate.sessionOf(request)
      return describeSession(db, session, session.secret)
    })

    app.post(consoleRoutes.signIn, { schema: signingIn, config: open }, async (request, reply) => {
      const secret = await refusing(
        request,
        signInOperator(services, request.body, { device: deviceName(request), network: networkOf(request.ip) }),
      )
      logSecurityEvent(request.log, 'operator signed in')
      gate.setCookie(reply, secret)
      return describe(secret)
    })

    app.post(consoleRoutes.signOut, { schema: leaving, config: { operatorRole: 'any' } }, async (request, reply) => {
      await endOperatorSession(db, gate.sessionOf(request).secret, services.now())
      return gate.clearCookie(reply).code(204).send(null)
    })

    const own = { operatorRole: 'any', rateLimit: limits.consoleSignIn } as const
    app.post(consoleRoutes.recoveryCodes, { schema: renewing, config: own }, async (request) => {
      const { operator, secret } = gate.sessionOf(request)
      const renewed = gate.act(request, { action: 'renew recovery codes', subject: operator.login }, () =>
        replaceRecoveryCodes(services, operator.login, request.body, networkOf(request.ip)),
      )
      const recoveryCodes = await refusing(request, renewed)
      return { session: await describe(secret), recoveryCodes: [...recoveryCodes] }
    })

    app.post(consoleRoutes.invitation, { schema: reading, config: open }, async (request) =>
      refusing(request, readInvitation(services, request.body.invitation)),
    )

    app.post(consoleRoutes.join, { schema: joining, config: open }, async (request, reply) => {
      const { secret, recoveryCodes } = await refusing(request, join(services, request.body, deviceName(request)))
      logSecurityEvent(request.log, 'operator joined')
      gate.setCookie(reply, secret)
      return { session: await describe(secret), recoveryCodes: [...recoveryCodes] }
    })
  }
}
