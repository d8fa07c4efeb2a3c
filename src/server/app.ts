import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyInstance } from 'fastify'
import { Problem } from '#domain/problems.ts'
import { runningExperiments } from '#server/experiments/running-experiments.ts'
import { noteRelease } from '#server/figures/annotations.ts'
import { apiRoutes } from '#server/http/api.ts'
import type { BuiltSite } from '#server/http/site/built-site.ts'
import { plateRoutes } from '#server/http/site/plate-routes.ts'
import { missingSiteRoutes, siteRoutes } from '#server/http/site/site-routes.ts'
import { pageVariants } from '#server/http/site/variant-pages.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import { mailGalleryRoutes } from './http/operations/email-gallery.ts'
import { healthRoutes } from './http/operations/health.ts'
import { metricsRoute } from './http/operations/metrics.ts'
import { outboxRoutes } from './http/operations/outbox.ts'
import { securityTxtRoute } from './http/operations/security-txt.ts'
import { connectionLimits, limitConnections, timeLimits } from './http/protocol/connection-limits.ts'
import { drainConnectionsOnStop } from './http/protocol/drain-connections.ts'
import { answerHeadAsGet } from './http/protocol/head-requests.ts'
import { replyWithProblems, sendProblem } from './http/protocol/problem-replies.ts'
import { limitRequests, limitsFor, type RateLimits } from './http/protocol/rate-limits.ts'
import { type LogStream, loggingOptions, logRequests } from './http/protocol/request-log.ts'
import { refuseAmbiguousHosts } from './http/protocol/request-target.ts'
import { secureHeaders } from './http/protocol/security-headers.ts'
import { watchForProxies } from './http/protocol/seen-proxy.ts'
import { serializerCompiler } from './http/protocol/serialization.ts'
import { pathOf, rememberRoutes, unknownAddress } from './http/protocol/unknown-address.ts'
import { warnOfUntrustedProxy } from './http/protocol/unnoticed-proxy.ts'
import { validatorCompiler } from './http/protocol/validation.ts'
import { sandboxRoutes, sandboxSite } from './http/sandbox/sandbox-routes.ts'
import { weighInReminderPages } from './http/weigh-in-reminder.ts'
import type { SandboxClock } from './payment-providers/sandbox/sandbox-clock.ts'
import type { TrustedProxies } from './platform/config/parsers.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import type { Services } from './services.ts'

/** Largest body that is read, in bytes. */
const BODY_LIMIT = 64 * 1024

export type AppOptions = {
  /** The built web app; null where it was not built. */
  readonly site: BuiltSite | null
  readonly limits?: RateLimits
  /** Whether the database has so much to do that requests are refused at once. */
  readonly isOverloaded?: () => boolean
  readonly logStream?: LogStream
  /** The clock that the sandbox's pages may move on; only where the sandbox sells. */
  readonly sandboxClock?: SandboxClock
}

/** The whole HTTP application, ready to be listened on or to be called without a port. */
export async function createApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { config } = services
  const app = Fastify({
    ...loggingOptions(config.logLevel, options.logStream),
    trustProxy: trustOf(config.trustedProxies),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    ...timeLimits(connectionLimits),
    frameworkErrors: (_error, request, reply) => {
      sendProblem(new Problem('NOT_FOUND'), request, reply)
    },
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  answerHeadAsGet(app)
  drainConnectionsOnStop(app)
  limitConnections(app, connectionLimits, config.trustedProxies !== 0)

  const metrics = createMetrics(services.db)
  const methodsOf = rememberRoutes(app)
  logRequests(app, metrics)
  replyWithProblems(app)
  refuseAmbiguousHosts(app)
  secureHeaders(app, config.publicUrl)
  app.setNotFoundHandler((request, reply) =>
    sendProblem(
      unknownAddress(request.method, methodsOf(pathOf(request)), (methods) => reply.header('allow', methods)),
      request,
      reply,
    ),
  )

  if (config.trustedProxies === 0) warnOfUntrustedProxy(app)
  await watchForProxies(app, services.db)
  const limits = options.limits ?? limitsFor(config)
  await app.register(apiRoutes(services, limits, options.isOverloaded ?? (() => false)))
  await app.register(weighInReminderPages(services, limits))
  await app.register(outboxRoutes(services))
  await app.register(mailGalleryRoutes(services))
  if (options.sandboxClock !== undefined)
    await app.register(sandboxRoutes(sandboxSite(app, services, options.sandboxClock)))
  healthRoutes(app, services)
  metricsRoute(app, metrics, services)
  securityTxtRoute(app, services)
  await app.register(async (pictures) => {
    await limitRequests(pictures, { general: limits.plates }, services)
    plateRoutes(pictures, services.plannerPool)
  })
  const { site } = options
  if (site === null) missingSiteRoutes(app)
  else {
    const running = runningExperiments(services)
    await siteRoutes(app, site, pageVariants({ running }))
    app.addHook('onListen', () =>
      noteRelease(services, site.buildId).catch((error: unknown) =>
        app.log.warn({ error: describeError(error) }, 'the release was not noted'),
      ),
    )
  }
  await app.ready()
  return app
}

/** The proxies whose X-Forwarded-For is believed. */
function trustOf(proxies: TrustedProxies) {
  if (typeof proxies !== 'number') return [...proxies]
  return proxies === 0 ? false : (_address: string, hop: number) => hop < proxies
}
