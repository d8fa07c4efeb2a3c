import { Type } from 'typebox'
import { TrackingChoice } from '#domain/api/measurement.ts'
import { routes } from '#domain/api/routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { knownCountry, networkPlace } from '#server/http/country-of.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import type { Services } from '#server/services.ts'
import { storeTrackingChoice } from './tracking-choices.ts'

const choosing = {
  summary: "Store a visitor's choice about third-party services, as proof",
  body: TrackingChoice,
  response: { 204: Type.Null({ description: 'The choice is stored.' }), ...refusals(...bodyRefusals) },
}

/** The privacy choices of visitors. */
export function trackingChoiceRoutes(services: Services): RouteGroup {
  const { db, now } = services
  return async (app) => {
    app.post(routes.trackingChoices, { schema: choosing }, async (request, reply) => {
      const country = knownCountry(networkPlace(request, services).country)
      await storeTrackingChoice(db, request.body, { country, now: now() })
      return reply.code(204).send(null)
    })
  }
}
