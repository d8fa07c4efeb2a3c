import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { addRoutes } from '#server/http/protocol/add-routes.ts'
import type { RateLimits } from '#server/http/protocol/rate-limits.ts'
import type { Services } from '#server/services.ts'
import { annotationRoutes } from './annotations.ts'
import { customerRoutes } from './customers.ts'
import { experimentRoutes } from './experiments.ts'
import { figureRoutes } from './figures.ts'
import { consoleKeyRoutes } from './keys.ts'
import { operationRoutes } from './operations.ts'
import { type ConsoleArea, operatorGate } from './operator-gate.ts'
import { operatorRoutes } from './operators.ts'
import { priceRoutes } from './prices.ts'
import { operatorSignInRoutes } from './sign-in.ts'

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
      customerRoutes(area),
      operationRoutes(area),
      priceRoutes(area),
      operatorRoutes(area),
      consoleKeyRoutes(area),
      figureRoutes(area),
      annotationRoutes(area),
      experimentRoutes(area),
    ])
  }
}
