import type { FastifyInstance } from 'fastify'
import { Problem } from '#domain/problem.ts'

/** How often a header occurs in a request; Node joins or drops repeated ones. */
function countOf(rawHeaders: readonly string[], name: string): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const text = rawHeaders[index]
    if (text?.length === name.length && text.toLowerCase() === name) count += 1
  }
  return count
}

/**
 * Refuses requests that proxies and servers may read differently (RFC 9112, 3.2): with more than one Host header, or
 * with a request target in absolute form whose host differs from the Host header.
 */
export function refuseAmbiguousHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders, url = '' } = request.raw
    const isForeign =
      !url.startsWith('/') && url !== '*' && URL.parse(url)?.host !== request.headers.host?.toLowerCase()
    done(countOf(rawHeaders, 'host') > 1 || isForeign ? new Problem('QUERY_INVALID') : undefined)
  })
}
