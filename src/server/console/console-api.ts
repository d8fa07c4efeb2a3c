import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { experimentRoutes } from '#server/experiments/experiment-routes.ts'
import { annotationRoutes } from '#server/figures/annotation-routes.ts'
import { figureRoutes } from '#server/figures/figures-routes.ts'
import { spendRoutes } from '#server/figures/spend-routes.ts'
import { viewRoutes } from '#server/figures/view-routes.ts'
import { addRoutes } from '#server/http/add-routes.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { consoleKeyRoutes } from '#server/operators/key-routes.ts'
import { type ConsoleArea, operatorGate } from '#server/operators/operator-gate.ts'
import { operatorRoutes } from '#server/operators/operator-routes.ts'
import { passkeyRoutes } from '#server/operators/passkey-routes.ts'
import { operatorSignInRoutes } from '#server/operators/sign-in-routes.ts'
import type { Services } from '#server/services.ts'
import { monthRoutes } from './accounting/month-routes.ts'
import { customerRoutes } from './customers/customer-routes.ts'
import { doctorRoutes } from './operations/doctor-routes.ts'
import { operationRoutes } from './operations/operation-routes.ts'
import { outgoingEventRoutes } from './operations/outgoing-events.ts'
import { priceRoutes } from './prices/price-routes.ts'

/**
 * The console's interface. Each route names the role that it requires; a route without one is refused to every
 * operator.
 */
export function consoleApi(services: Services, limits: RateLimits): FastifyPluginAsyncTypebox {
  const area: ConsoleArea = { services, gate: operatorGate(services) }
  return async (app) => {
    area.gate.guard(app)
    await addRoutes(app, [
      operatorSignInRoutes(area, limits),
      passkeyRoutes(area, limits),
      customerRoutes(area),
      operationRoutes(area),
      doctorRoutes(area),
      outgoingEventRoutes(area),
      monthRoutes(area),
      priceRoutes(area),
      operatorRoutes(area),
      consoleKeyRoutes(area),
      figureRoutes(area),
      annotationRoutes(area),
      viewRoutes(area),
      spendRoutes(area),
      experimentRoutes(area),
    ])
  }
}
