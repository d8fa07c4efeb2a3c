import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestMetrics } from '#server/platform/metrics/request-metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long a successful reply of this route may be given again to the same question, ms. */
    keepFor?: number
  }
}

type Kept = {
  readonly headers: readonly string[]
  readonly body: string | Buffer
  readonly route: string
  readonly until: number
}

/** More different questions than an honest site is asked; past it all are forgotten. */
const KEPT_MAX = 1000

/** All that a reply to a GET may depend on here. */
const questionOf = ({ url, headers }: { url?: string | undefined; headers: IncomingMessage['headers'] }): string =>
  `${url}\n${headers['accept-encoding']}\n${headers['if-none-match']}`

/** The reply's headers as they go over the line, without the id of the one request that it was made for. */
const headersOf = (reply: FastifyReply): readonly string[] =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || name === 'x-request-id' || name === 'content-length'
      ? []
      : [value].flat().flatMap((text) => [name, String(text)]),
  )

/**
 * Gives the replies of routes with `keepFor` again without asking the framework: pages and the plans on offer are the
 * same for everybody, and are nearly all that is asked for. They are counted, and not logged.
 */
export function keepReplies(app: FastifyInstance, metrics: RequestMetrics, now = () => performance.now()): void {
  const replies = new Map<string, Kept>()

  app.addHook('onSend', (request: FastifyRequest, reply, payload, done) => {
    const { config, url } = request.routeOptions
    const isForAll = request.headers.authorization === undefined
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (config.keepFor !== undefined && request.method === 'GET' && reply.statusCode === 200 && isForAll && isWhole) {
      if (replies.size >= KEPT_MAX) replies.clear()
      const headers = [...headersOf(reply), 'content-length', String(Buffer.byteLength(payload))]
      replies.set(questionOf(request), { headers, body: payload, route: url ?? 'none', until: now() + config.keepFor })
    }
    done()
  })

  function answerAgain(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || request.headers.authorization !== undefined) return false
    const kept = replies.get(questionOf(request))
    const started = now()
    if (kept === undefined || started >= kept.until) return false
    response.writeHead(200, [...kept.headers])
    response.end(kept.body)
    metrics.observe({ method: 'GET', route: kept.route, status: 200, milliseconds: now() - started })
    return true
  }

  const handlers = app.server.listeners('request')
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (answerAgain(request, response)) return
    for (const handle of handlers) handle.call(app.server, request, response)
  })
}
