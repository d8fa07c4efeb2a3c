import { Type } from 'typebox'
import { SessionReply } from '#domain/api/console/operators.ts'
import {
  PasskeyChallengeReply,
  PasskeyOptionsReply,
  PasskeyRequest,
  PasskeySignInRequest,
} from '#domain/api/console/passkeys.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { Problem } from '#domain/problem.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { deviceName } from '#server/http/device-name.ts'
import { IdempotencyHeader } from '#server/http/idempotency-header.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { logSecurityEvent } from '#server/http/security-events.ts'
import { networkOf } from '#server/http/seen-from.ts'
import { actRefusals, type ConsoleArea, consoleRefusals } from './operator-gate.ts'
import { describeSession, operatorSessionOf } from './operator-sessions.ts'
import { addPasskey, passkeyChallenge, passkeyOptions, signInWithPasskey } from './passkeys.ts'

const preparing = {
  summary: "What the operator's browser needs to make a passkey",
  response: { 200: PasskeyOptionsReply, ...refusals(...consoleRefusals) },
}

const adding = {
  summary: 'Add a passkey, with the password and a one-time code',
  headers: IdempotencyHeader,
  body: PasskeyRequest,
  response: {
    204: Type.Null({ description: 'It opens the console.' }),
    ...refusals('OPERATOR_REFUSED', 'PASSKEY_REFUSED', ...actRefusals),
  },
}

const challenging = {
  summary: 'What a browser needs to sign in to the console with a passkey',
  response: { 200: PasskeyChallengeReply },
}

const signingIn = {
  summary: 'Sign in to the console with a passkey',
  body: PasskeySignInRequest,
  response: { 200: SessionReply, ...refusals('PASSKEY_REFUSED', ...bodyRefusals) },
}

/** Passkeys of operators. They are listed and ended with everything else that opens the console. */
export function passkeyRoutes({ services, gate }: ConsoleArea, limits: RateLimits): RouteGroup {
  const open = { operatorRole: 'none', rateLimit: limits.consoleSignIn } as const
  const own = { operatorRole: 'any', rateLimit: limits.consoleSignIn } as const
  return async (app) => {
    app.get(consoleRoutes.passkeyOptions, { schema: preparing, config: { operatorRole: 'any' } }, (request) =>
      passkeyOptions(services, gate.sessionOf(request)),
    )

    app.post(consoleRoutes.passkeys, { schema: adding, config: own }, async (request, reply) => {
      const session = gate.sessionOf(request)
      const { name } = request.body
      await gate.act(request, { action: 'add passkey', subject: session.operator.login, detail: name }, () =>
        addPasskey(services, session, request.body, networkOf(request.ip)),
      )
      return reply.code(204).send(null)
    })

    app.get(consoleRoutes.passkeySignIn, { schema: challenging, config: { operatorRole: 'none' } }, async () =>
      passkeyChallenge(services),
    )

    app.post(consoleRoutes.passkeySignIn, { schema: signingIn, config: open }, async (request, reply) => {
      const secret = await signInWithPasskey(services, request.body, deviceName(request)).catch((error: unknown) => {
        if (error instanceof Problem) logSecurityEvent(request.log, 'operator refused')
        throw error
      })
      logSecurityEvent(request.log, 'operator signed in')
      gate.setCookie(reply, secret)
      const session = await operatorSessionOf(services, secret)
      if (session === null) throw new Problem('PASSKEY_REFUSED')
      return describeSession(services.db, session, secret)
    })
  }
}
