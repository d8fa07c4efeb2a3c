import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { leadRoutes } from '#server/http/leads.ts'
import { memberRoutes } from '#server/http/member/member-routes.ts'
import { signInRoutes } from '#server/http/member/sign-in.ts'
import { orderRoutes } from '#server/http/orders.ts'
import { productRoutes } from '#server/http/products.ts'
import { quoteRoutes } from '#server/http/quote.ts'
import { subscriptionRoutes } from '#server/http/subscription.ts'
import { webhookRoutes } from '#server/http/webhooks.ts'
import type { Services } from '#server/services.ts'
import { resumeRoutes } from './leads.ts'
import { documentRoutes, openapiRoute } from './protocol/openapi.ts'
import { limitRequests, type RateLimits } from './protocol/rate-limits.ts'
import { deviceRoutes, geoRoutes, ipRoutes, settingsRoutes } from './visitor.ts'

/** Everything below /api/v2, and the providers' doorbells. Replies are kept by nobody unless a route says otherwise. */
export function apiRoutes(services: Services, limits: RateLimits): FastifyPluginAsyncTypebox {
  return async (app) => {
    await documentRoutes(app, services.config.publicUrl)
    await limitRequests(app, limits)
    await app.register(webhookRoutes(services, limits))
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
    await app.register(quoteRoutes(services))
    await app.register(orderRoutes(services, limits))
    await app.register(subscriptionRoutes(services))
    await app.register(signInRoutes(services, limits))
    await app.register(memberRoutes(services))
    openapiRoute(app)
  }
}
