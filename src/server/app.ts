import type { RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import pMemoize from 'p-memoize'
import { BASE } from '#domain/api/base-path.ts'
import { serverPages } from '#domain/api/server-pages.ts'
import type { RunningExperiments } from './experiments/running-experiments.ts'
import { noteRelease } from './figures/annotations.ts'
import { createBaseApp } from './http/base-app.ts'
import { connectionLimits, createLimitedServer, limitConnections } from './http/connection-limits.ts'
import { drainConnectionsOnStop } from './http/drain-connections.ts'
import { answerHeadAsGet } from './http/head-requests.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { LogStream } from './http/request-log.ts'
import { createSeenProxy } from './http/seen-proxy.ts'
import { healthRoutes } from './operations/health.ts'
import { metricsRoute } from './operations/metrics.ts'
import { securityTxtRoute } from './operations/security-txt.ts'
import type { SandboxClock } from './payment-providers/sandbox/sandbox-clock.ts'
import { describeError } from './platform/log/describe-error.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import type { Services } from './services.ts'
import type { BuiltSite } from './site/built-site.ts'
import { missingSiteRoutes, siteRoutes } from './site/site-routes.ts'
import { pageVariants } from './site/variant-pages.ts'

export type AppOptions = {
  /** The built web app; null if it was not built. */
  readonly site: BuiltSite | null
  /** What is tried on its pages. */
  readonly experiments: RunningExperiments
  readonly limits?: RateLimits
  /** Whether the database is so busy that requests are refused at once. */
  readonly isOverloaded?: () => boolean
  readonly logStream?: LogStream
  /** The clock that the sandbox's pages can move forward; only if the sandbox is the provider. */
  readonly sandboxClock?: SandboxClock
}

export type App = {
  /** Answers built files and probes. It listens on the port for both applications. */
  readonly app: FastifyInstance
  /** Answers everything else. Created by the first request that needs it, or by this call. */
  readonly api: () => Promise<FastifyInstance>
}

const API_ADDRESS = new RegExp(`^/(?:api|webhooks)/|^${BASE}/(?:${serverPages.join('|')})(?![\\w-])`)

/** Whether an address is answered by the second application. */
export const isApiAddress = (url: string): boolean => API_ADDRESS.test(url)

/**
 * The whole HTTP application, in two parts: the server starts listening with the part that answers pages and probes.
 * The routes, schemas and libraries of everything else are ready some tenths of a second later.
 */
export async function createApp(services: Services, options: AppOptions): Promise<App> {
  const { config, db } = services
  const metrics = createMetrics(db, async () => {
    const { readWaitingWork } = await import('./jobs/promised-work/read-waiting-work.ts')
    return readWaitingWork(services)
  })
  const seenProxy = createSeenProxy(db)
  const base = { config, metrics, seenProxy, logStream: options.logStream }

  let made: FastifyInstance | undefined
  const api = pMemoize(async () => {
    const { createApi } = await import('./api-app.ts')
    made = await createApi({ services, base, ...options })
    return made
  })
  let isStopping = false
  const dispatch =
    (answer: RequestListener): RequestListener =>
    (request, response) => {
      // A connection that was kept may bring one more request: it is answered, and the connection ends with it.
      if (isStopping) response.setHeader('connection', 'close')
      if (!isApiAddress(request.url ?? '')) answer(request, response)
      else if (made !== undefined) made.routing(request, response)
      else if (isStopping) response.writeHead(503, { 'retry-after': '1' }).end()
      else
        api().then(
          ({ routing }) => routing(request, response),
          () => response.destroy(),
        )
    }
  const app = createBaseApp({
    ...base,
    serverFactory: (answer) => createLimitedServer(dispatch(answer)),
  })
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  app.addHook('onClose', async () => {
    await made?.close()
  })
  answerHeadAsGet(app)
  drainConnectionsOnStop(app)
  limitConnections(app, connectionLimits, config.trustedProxies !== 0)
  healthRoutes(app, services)
  metricsRoute(app, metrics, services)
  securityTxtRoute(app, services)
  const { site, experiments } = options
  if (site === null) missingSiteRoutes(app)
  else {
    await siteRoutes(app, site, pageVariants(experiments))
    app.addHook('onListen', () =>
      noteRelease(services, site.buildId).catch((error: unknown) =>
        app.log.warn({ error: describeError(error) }, 'the release could not be recorded'),
      ),
    )
  }
  await app.ready()
  return { app, api }
}
