import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { RunningExperiments } from '#server/experiments/running-experiments.ts'
import type { Services } from '#server/services.ts'
import { accessRoutes } from './access.ts'
import { collectRoutes } from './collect.ts'
import { consoleApi } from './console/console-api.ts'
import { leadRoutes, resumeRoutes } from './leads.ts'
import { keyRoutes } from './member/keys.ts'
import { memberRoutes } from './member/member-routes.ts'
import { signInRoutes } from './member/sign-in.ts'
import { orderRoutes } from './orders.ts'
import { productRoutes } from './products.ts'
import { addRoutes } from './protocol/add-routes.ts'
import { documentRoutes } from './protocol/openapi.ts'
import { limitRequests, type RateLimits } from './protocol/rate-limits.ts'
import { refuseCrossSite } from './protocol/same-site.ts'
import { shedLoad } from './protocol/shed-load.ts'
import { quoteRoutes } from './quote.ts'
import { subscriptionRoutes } from './subscription.ts'
import { trackingChoiceRoutes } from './tracking-choices.ts'
import { visitorRoutes } from './visitor.ts'
import { webhookRoutes } from './webhooks.ts'

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
      trackingChoiceRoutes(services),
      leadRoutes(services, limits, experiments),
      accessRoutes(services),
      quoteRoutes(services),
      orderRoutes(services, limits),
      signInRoutes(services, limits),
      keyRoutes(services, limits),
    ])
    await app.register(collectRoutes(services, limits, experiments))
    await app.register(resumeRoutes(services, limits))
    await app.register(subscriptionRoutes(services))
    await app.register(memberRoutes(services, limits))
    await app.register(consoleApi(services, limits))
    addDocument()
  }
}
