import { randomUUID } from 'node:crypto'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Metrics } from '#server/platform/metrics/metrics.ts'

export type LogStream = { write(line: string): void }

/** How the server logs: one JSON object a line, nothing about a request but what `logRequests` writes. */
export const loggingOptions = (level: string, stream?: LogStream): FastifyServerOptions => ({
  logger: { level, ...(stream === undefined ? {} : { stream }) },
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  genReqId: () => randomUUID(),
  requestIdHeader: false,
})

/**
 * Gives every reply its request's id, and logs and counts every finished request by the pattern of its route: no
 * address of a visitor, no query, no header, no body.
 */
export function logRequests(app: FastifyInstance, metrics: Pick<Metrics, 'observe'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    const status = reply.statusCode
    metrics.observe({ method, route, status, milliseconds: reply.elapsedTime })
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered')
    done()
  })
}
