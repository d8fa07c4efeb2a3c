import { Type } from 'typebox'
import { TrackingChoice } from '#domain/api/measurement.ts'
import { routes } from '#domain/api/routes.ts'
import { storeTrackingChoice } from '#server/collect/tracking-choices.ts'
import type { Services } from '#server/services.ts'
import { knownCountry, networkPlace } from './country-of.ts'
import type { RouteGroup } from './protocol/add-routes.ts'
import { bodyRefusals, refusals } from './protocol/refusals.ts'

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
