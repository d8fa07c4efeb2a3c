import { Type } from 'typebox'
import { OrderReply, OrderRequest, OrderView } from '#domain/api/orders.ts'
import { IDEMPOTENCY_KEY, ORDER_SECRET, routes } from '#domain/api/routes.ts'
import { declineReasons } from '#domain/billing/order.ts'
import { Problem } from '#domain/problem.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { knownCountry, networkCountry } from '#server/http/country-of.ts'
import { deviceName } from '#server/http/device-name.ts'
import { IdempotencyHeader } from '#server/http/idempotency-header.ts'
import { languageOfRequest } from '#server/http/language-of-request.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { seenFrom } from '#server/http/seen-from.ts'
import { bearerOfToken, bearerToken } from '#server/leads/authentication.ts'
import { setSessionCookie } from '#server/leads/session-cookie.ts'
import { sessionFinder } from '#server/leads/session-of-request.ts'
import { startSession } from '#server/leads/sessions.ts'
import type { Services } from '#server/services.ts'
import { placeOrder } from './place-order.ts'
import { viewOrder } from './view-order.ts'

const placing = {
  summary: 'Place an order and pay for it',
  security: [{ bearer: [] }],
  headers: IdempotencyHeader,
  body: OrderRequest,
  response: {
    200: OrderReply,
    201: OrderReply,
    ...refusals(
      ...bodyRefusals,
      'TOKEN_INVALID',
      'IDEMPOTENCY_KEY_INVALID',
      'IDEMPOTENCY_KEY_REUSED',
      'PRODUCT_UNKNOWN',
      'COUPON_UNKNOWN',
      'PRICE_CHANGED',
      'CONSENT_MISSING',
      'ALREADY_SUBSCRIBED',
      'COUPON_FIRST_PLAN',
      'MAILBOX_FIRST',
      ...declineReasons,
    ),
  },
}

const viewing = {
  summary: 'An order, for the holder of its secret',
  params: Type.Object({ order: Type.String({ format: 'uuid' }) }),
  headers: Type.Object({ [ORDER_SECRET]: Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' }) }),
  response: { 200: OrderView, ...refusals('ORDER_UNKNOWN') },
}

/** Buying a plan, and reading the order. */
export function orderRoutes(services: Services, limits: RateLimits): RouteGroup {
  const findSession = sessionFinder(services)
  return async (app) => {
    app.post(routes.orders, { schema: placing, config: { rateLimit: limits.orders } }, async (request, reply) => {
      const { body, headers } = request
      const bearer = await bearerOfToken(services, bearerToken(headers.authorization))
      const placed = await placeOrder(services, {
        ...bearer,
        key: headers[IDEMPOTENCY_KEY],
        request: body,
        userAgent: request.headers['user-agent'] ?? '',
        seenFrom: seenFrom(request),
        networkCountry: knownCountry(networkCountry(request, services).code),
        locale: languageOfRequest(headers),
        log: request.log,
      })
      if (placed.declined !== null) throw new Problem(placed.declined)
      const { id, secret, state, next, isNew } = placed
      // The plan is opened on the device that bought it. A session that already belongs to this lead is kept.
      if ((await findSession(request))?.leadId !== bearer.leadId) {
        const beginning = { leadId: bearer.leadId, device: deviceName(request), linkMadeAt: null, now: services.now() }
        setSessionCookie(reply, services.config, await startSession(services.db, beginning))
      }
      return reply.code(isNew ? 201 : 200).send({ id, secret, state, next })
    })

    app.get(routes.order, { schema: viewing }, async (request) =>
      viewOrder(services, request.params.order, request.headers[ORDER_SECRET], request.log),
    )
  }
}
