import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { routes } from '#domain/api/routes.ts'
import { GeoReply } from '#domain/api/visitor.ts'
import { countryOf } from '#server/http/country.ts'
import type { Services } from '#server/services.ts'
import { refusals } from './protocol/refusals.ts'

/** Where the visitor seems to be: the country where a CDN in front tells it, and nothing that would need a third party. */
export function geoRoutes({ config }: Services): FastifyPluginAsyncTypebox {
  const schema = { summary: 'Where the visitor seems to be', response: { 200: GeoReply, ...refusals() } }
  return async (app) => {
    app.get(routes.geo, { schema }, async (request) => {
      const told = config.geoCountryHeader === null ? undefined : request.headers[config.geoCountryHeader]
      const country = countryOf(typeof told === 'string' ? told : '')
      return { country_name: country.name, country: country.code, city: 'Unknown', region: 'Unknown' }
    })
  }
}
