import { randomUUID } from 'node:crypto'
import { type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Metrics } from '#server/platform/metrics/metrics.ts'
import { sentMethod } from './head-requests.ts'

export type LogStream = { write(line: string): void }

/** How the server logs: one JSON object per line, and about requests only what `logRequests` writes. */
export const loggingOptions = (level: string, stream?: LogStream): FastifyServerOptions => ({
  logger: { level, ...(stream === undefined ? {} : { stream }) },
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  genReqId: () => randomUUID(),
  requestIdHeader: false,
  childLoggerFactory: (logger, bindings) => new RequestLog(logger, bindings),
})

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/**
 * The log of one request, which adds the request's id to every line. The underlying logger is created with the first
 * line: most requests write none besides that of `logRequests`, and creating a logger costs more than writing a line.
 */
class RequestLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger
  readonly #bindings: Readonly<Record<string, unknown>>
  #own: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, bindings: Readonly<Record<string, unknown>>) {
    this.#parent = parent
    this.#bindings = bindings
  }

  #logger(): FastifyBaseLogger {
    this.#own ??= this.#parent.child(this.#bindings)
    return this.#own
  }

  #write(level: Level, line: readonly unknown[]): void {
    const logger = this.#logger()
    Reflect.apply(logger[level], logger, line)
  }

  get level() {
    return this.#parent.level
  }

  child(...options: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#logger().child(...options)
  }

  fatal(...line: unknown[]): void {
    this.#write('fatal', line)
  }
  error(...line: unknown[]): void {
    this.#write('error', line)
  }
  warn(...line: unknown[]): void {
    this.#write('warn', line)
  }
  info(...line: unknown[]): void {
    this.#write('info', line)
  }
  debug(...line: unknown[]): void {
    this.#write('debug', line)
  }
  trace(...line: unknown[]): void {
    this.#write('trace', line)
  }
  silent(...line: unknown[]): void {
    this.#write('silent', line)
  }
}

/**
 * Gives every reply its request's id, and logs and counts every finished request by the pattern of its route: no
 * visitor's address, query, header or body is logged.
 */
export function logRequests(app: FastifyInstance, metrics: Pick<Metrics, 'observe'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const method = sentMethod(request)
    const route = request.routeOptions.url ?? 'none'
    const { statusCode: status, elapsedTime: milliseconds } = reply
    metrics.observe({ method, route, status, milliseconds })
    app.log.info({ requestId: request.id, method, route, status, ms: Math.round(milliseconds * 10) / 10 }, 'answered')
    done()
  })
}
