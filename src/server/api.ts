import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { productRoutes } from './catalogue/product-routes.ts'
import { quoteRoutes } from './catalogue/quote-routes.ts'
import { collectRoutes } from './collect/collect-routes.ts'
import { importRoutes } from './collect/import-routes.ts'
import { trackingChoiceRoutes } from './collect/tracking-choice-routes.ts'
import { consoleApi } from './console/console-api.ts'
import type { RunningExperiments } from './experiments/running-experiments.ts'
import { addRoutes } from './http/add-routes.ts'
import { documentRoutes } from './http/openapi.ts'
import { limitRequests, type RateLimits } from './http/rate-limits.ts'
import { refuseCrossSite } from './http/same-site.ts'
import { shedLoad } from './http/shed-load.ts'
import { webhookRoutes } from './jobs/webhooks/webhook-routes.ts'
import { leadRoutes, resumeRoutes } from './leads/lead-routes.ts'
import { invitationRoutes } from './members/household/household-routes.ts'
import { keyRoutes } from './members/keys/key-routes.ts'
import { signInRoutes } from './members/keys/sign-in-routes.ts'
import { memberRoutes } from './members/member-routes.ts'
import { calendarFeedRoutes } from './members/week/calendar-feed-routes.ts'
import { weighInRoutes } from './members/weights/weigh-in-routes.ts'
import { accessRoutes } from './sales/checkout/access-routes.ts'
import { orderRoutes } from './sales/checkout/order-routes.ts'
import { subscriptionRoutes } from './sales/subscriptions/subscription-routes.ts'
import type { Services } from './services.ts'
import { previewRoutes } from './visitor/preview-routes.ts'
import { visitorRoutes } from './visitor/visitor-routes.ts'

/** Everything below /api/v2, and the providers' webhooks. Replies may not be cached unless a route says otherwise. */
export function apiRoutes(
  services: Services,
  limits: RateLimits,
  experiments: RunningExperiments,
  isOverloaded: () => boolean,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    shedLoad(app, isOverloaded)
    const addDocument = documentRoutes(app, services.config.publicUrl)
    await limitRequests(app, limits, services)
    await app.register(webhookRoutes(services, limits))
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store')
      done()
    })
    refuseCrossSite(app, services.config.publicUrl)
    await addRoutes(app, [
      productRoutes(services),
      visitorRoutes(services),
      previewRoutes(services, limits),
      trackingChoiceRoutes(services),
      leadRoutes(services, limits, experiments),
      accessRoutes(services),
      quoteRoutes(services),
      orderRoutes(services, limits),
      signInRoutes(services, limits),
      keyRoutes(services, limits),
      invitationRoutes({ services }, limits),
    ])
    await app.register(collectRoutes(services, limits, experiments))
    await app.register(importRoutes(services, limits))
    await app.register(resumeRoutes(services, limits))
    await app.register(subscriptionRoutes(services))
    await app.register(memberRoutes(services, limits))
    await app.register(weighInRoutes(services, limits))
    await app.register(calendarFeedRoutes(services, limits))
    await app.register(consoleApi(services, limits))
    addDocument()
  }
}
