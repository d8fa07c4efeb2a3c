import type { FastifyInstance } from 'fastify'

const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/**
 * Warns once if a proxy seems to stand in front and none is trusted: all visitors would share its address and its
 * limits. A plain nginx adds no header, but it speaks HTTP/1.0.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let hasWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    const isForwarded =
      request.raw.httpVersion === '1.0' || forwardingHeaders.some((name) => request.headers[name] !== undefined)
    if (!hasWarned && isForwarded) {
      hasWarned = true
      request.log.warn('a proxy seems to stand in front and none is trusted: set TRUSTED_PROXIES')
    }
    done()
  })
}
