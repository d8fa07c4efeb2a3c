import { AccessReply } from '#domain/api/leads.ts'
import { routes } from '#domain/api/routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { refusals } from '#server/http/refusals.ts'
import { optionalBearer } from '#server/leads/authentication.ts'
import { sessionFinder } from '#server/leads/session-of-request.ts'
import type { Services } from '#server/services.ts'
import { ownedPlan } from './owned-plan.ts'

const showing = {
  summary: 'Whether a plan was bought on this device or by its signed-in person',
  security: [{}, { bearer: [] }],
  response: { 200: AccessReply, ...refusals() },
}

/**
 * Lets pages check for a bought plan before they offer one. Without a session and a token the reply is that of a new
 * visitor.
 */
export function accessRoutes(services: Services): RouteGroup {
  const findSession = sessionFinder(services)
  return async (app) => {
    app.get(routes.access, { schema: showing }, async (request) =>
      ownedPlan(services, {
        session: await findSession(request),
        bearer: await optionalBearer(services, request.headers.authorization),
      }),
    )
  }
}
