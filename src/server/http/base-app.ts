import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, {
  type FastifySchemaCompiler,
  type FastifySerializerCompiler,
  type FastifyServerFactory,
  type FastifyServerOptions,
} from 'fastify'
import type { TSchema } from 'typebox'
import { Problem } from '#domain/problem.ts'
import type { Config } from '#server/platform/config/config.ts'
import { isDevelopmentSite } from '#server/platform/config/development-site.ts'
import type { TrustedProxies } from '#server/platform/config/parsers.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'
import { replyWithProblems, sendProblem } from './problem-replies.ts'
import { distrustUnlessFromProxy } from './proxy-secret.ts'
import { type LogStream, loggingOptions, logRequests } from './request-log.ts'
import { refuseAmbiguousHosts } from './request-target.ts'
import { secureHeaders } from './security-headers.ts'
import { type SeenProxy, watchForProxies } from './seen-proxy.ts'
import { pathOf, rememberRoutes, unknownAddress } from './unknown-address.ts'
import { warnOfUntrustedProxy } from './unnoticed-proxy.ts'

/** The largest body that is read, in bytes. */
const BODY_LIMIT = 64 * 1024

type Compilers = {
  readonly validator: FastifySchemaCompiler<TSchema>
  readonly serializer: FastifySerializerCompiler<unknown>
}

const withoutSchemas = () => {
  throw new Error('Routes of this application must not have schemas.')
}

export type BaseOptions = {
  readonly config: Config
  readonly metrics: Metrics
  readonly seenProxy: SeenProxy
  readonly logStream: LogStream | undefined
  /**
   * Checks requests and serialises replies of routes with schemas; without it the application can have no such routes.
   */
  readonly compilers?: Compilers
  /** Set if requests come from another server than Fastify's own. */
  readonly serverFactory?: FastifyServerFactory
}

/** An application without routes that does what every request needs: limits, log, headers and refusals. */
export function createBaseApp({ config, metrics, seenProxy, logStream, ...options }: BaseOptions) {
  const { compilers, serverFactory } = options
  const settings: FastifyServerOptions = {
    ...loggingOptions(config.logLevel, logStream),
    trustProxy: trustOf(config.trustedProxies),
    bodyLimit: BODY_LIMIT,
    // The first thing that happens to a request.
    rewriteUrl: (request) => {
      if (config.proxySecret !== null && trusts(config.trustedProxies))
        distrustUnlessFromProxy(request.headers, config.proxySecret)
      return request.url ?? '/'
    },
    forceCloseConnections: 'idle',
    // Proxies do not send a request again that was refused, so a stop answers what still arrives (drain-connections.ts).
    return503OnClosing: false,
    exposeHeadRoutes: false,
    // Without these Fastify loads its own compilers, which no route uses.
    schemaController: {
      compilersFactory: { buildValidator: () => withoutSchemas, buildSerializer: () => withoutSchemas },
    },
    frameworkErrors: (_error, request, reply) => {
      sendProblem(new Problem('NOT_FOUND'), request, reply)
    },
    ...(serverFactory === undefined ? {} : { serverFactory }),
  }
  const app = Fastify(settings).withTypeProvider<TypeBoxTypeProvider>()
  if (compilers !== undefined) {
    app.setValidatorCompiler(compilers.validator)
    app.setSerializerCompiler(compilers.serializer)
  }
  app.removeContentTypeParser('text/plain')
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
  app.decorate('seenProxy', seenProxy)
  if (isDevelopmentSite(config)) watchForProxies(app, seenProxy)
  return app
}

/**
 * Without a trusted proxy the headers stay: they count for nothing, and they show that a proxy is in front, which keeps
 * the pages of developers closed.
 */
const trusts = (proxies: TrustedProxies): boolean => (typeof proxies === 'number' ? proxies > 0 : proxies.length > 0)

/** The proxies whose X-Forwarded-For is trusted. */
function trustOf(proxies: TrustedProxies) {
  if (typeof proxies !== 'number') return [...proxies]
  return proxies === 0 ? false : (_address: string, hop: number) => hop < proxies
}
