import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { deviceRoutes } from '#server/http/device.ts'
import { geoRoutes } from '#server/http/geo.ts'
import { ipRoutes } from '#server/http/ip.ts'
import { leadRoutes } from '#server/http/leads.ts'
import { documentRoutes, openapiRoute } from '#server/http/openapi.ts'
import { orderRoutes } from '#server/http/orders.ts'
import { productRoutes } from '#server/http/products.ts'
import { limitRequests, type RateLimits } from '#server/http/rate-limits.ts'
import { resumeRoutes } from '#server/http/resume.ts'
import type { Services } from '#server/http/services.ts'
import { settingsRoutes } from '#server/http/settings.ts'

/** Everything below /api/v2. Replies are kept by nobody unless a route says otherwise. */
export function apiRoutes(services: Services, limits: RateLimits): FastifyPluginAsyncTypebox {
  return async (app) => {
    await limitRequests(app, limits)
    await documentRoutes(app, services.config.publicUrl)
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store')
      done()
    })
    await app.register(productRoutes(services))
    await app.register(settingsRoutes(services))
    await app.register(ipRoutes())
    await app.register(geoRoutes(services))
    await app.register(deviceRoutes())
    await app.register(leadRoutes(services, limits))
    await app.register(resumeRoutes(services, limits))
    await app.register(orderRoutes(services, limits))
    openapiRoute(app)
  }
}
