import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OperatorView } from '#domain/api/console/operators.ts'
import { CSRF_TOKEN } from '#domain/api/console-routes.ts'
import { IDEMPOTENCY_KEY } from '#domain/api/routes.ts'
import type { OperatorRole } from '#domain/operator-roles.ts'
import { Problem } from '#domain/problem.ts'
import type { ProblemCode } from '#domain/problems.ts'
import { clearSecretCookie, cookieSecret, type SecretCookie, setSecretCookie } from '#server/http/secret-cookie.ts'
import { logSecurityEvent } from '#server/http/security-events.ts'
import type { Services } from '#server/services.ts'
import { type Act, carryOut } from './acts.ts'
import { isCsrfToken, operatorSessionOf, SESSION_MINUTES } from './operator-sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The role that a console route requires; `any` for all operators, `none` for routes before the sign-in. */
    operatorRole?: OperatorRole | 'any' | 'none'
    /** Whether pages poll this route automatically. Such requests keep no session alive. */
    isAutomatic?: boolean
  }
}

const cookie: SecretCookie = { name: 'console', maxAgeSeconds: SESSION_MINUTES * 60 }

/** Refusals of every console route behind the sign-in. */
export const consoleRefusals = ['OPERATOR_NEEDED', 'ROLE_NEEDED'] as const satisfies readonly ProblemCode[]
/** Refusals of every act. */
export const actRefusals = [
  ...consoleRefusals,
  'BODY_NOT_JSON',
  'BODY_TOO_LARGE',
  'MEDIA_TYPE_UNSUPPORTED',
  'INPUT_INVALID',
  'IDEMPOTENCY_KEY_INVALID',
  'IDEMPOTENCY_KEY_REUSED',
] as const satisfies readonly ProblemCode[]

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

type Identified = {
  readonly secret: string
  readonly operator: OperatorView
  readonly endsAt: Date
  readonly id: string
}

type Doing = Omit<Act, 'id' | 'operator'>

export type OperatorGate = {
  /** Refuses requests that their role does not allow, before anything else, for all routes registered after it. */
  readonly guard: (app: FastifyInstance) => void
  /** The session of a request that passed the gate. */
  readonly sessionOf: (request: FastifyRequest) => Identified
  /** Carries out an act of the request's operator under the request's idempotency key; it is logged before. */
  readonly act: <T>(request: FastifyRequest, doing: Doing, work: () => Promise<T>) => Promise<T>
  readonly setCookie: (reply: FastifyReply, secret: string) => FastifyReply
  readonly clearCookie: (reply: FastifyReply) => FastifyReply
}

/** The id of an act: the client's idempotency key. */
export const actIdOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => {
  const key = headers[IDEMPOTENCY_KEY]
  if (typeof key !== 'string') throw new Problem('IDEMPOTENCY_KEY_INVALID')
  return key.toLowerCase()
}

/**
 * The operator gate. A route without a role is refused to every operator. Acts need the session's CSRF token in
 * addition to the cookie, so no other site can make a browser send one.
 */
export function operatorGate(services: Services): OperatorGate {
  const { config } = services
  const known = new WeakMap<FastifyRequest, Identified>()

  const identify = async (request: FastifyRequest): Promise<void> => {
    const { operatorRole: role, isAutomatic = false } = request.routeOptions.config
    if (role === 'none') return
    const secret = cookieSecret(request, config, cookie)
    const session = secret === null ? null : await operatorSessionOf(services, secret, { isAutomatic })
    if (secret === null || session === null) throw new Problem('OPERATOR_NEEDED')
    const isAllowed = role === 'any' || (role !== undefined && session.operator.roles.includes(role))
    if (!isAllowed) {
      logSecurityEvent(request.log, 'operator refused')
      throw new Problem('ROLE_NEEDED')
    }
    const token = request.headers[CSRF_TOKEN]
    if (!SAFE_METHODS.has(request.method) && !(typeof token === 'string' && isCsrfToken(secret, token))) {
      logSecurityEvent(request.log, 'cross-site request refused')
      throw new Problem('CROSS_SITE')
    }
    known.set(request, { secret, ...session })
  }

  const sessionOf = (request: FastifyRequest): Identified => {
    const session = known.get(request)
    if (session === undefined) throw new Problem('OPERATOR_NEEDED')
    return session
  }

  return {
    guard: (app) => {
      app.addHook('onRequest', identify)
    },
    sessionOf,
    act: (request, doing, work) =>
      carryOut(services, { ...doing, id: actIdOf(request), operator: sessionOf(request).operator }, work),
    setCookie: (reply, secret) => setSecretCookie(reply, config, cookie, secret),
    clearCookie: (reply) => clearSecretCookie(reply, config, cookie),
  }
}

/** What the routes of the console need. */
export type ConsoleArea = { readonly services: Services; readonly gate: OperatorGate }
