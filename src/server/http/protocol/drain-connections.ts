import type { FastifyInstance } from 'fastify'

const GLANCE = 50

/**
 * Lets a stop end. Only connections that are idle when it begins are closed by themselves; one on which a reply is under
 * way stays open after it for as long as the browser or the proxy keeps it, which may be longer than anybody waits.
 */
export function drainConnectionsOnStop(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => app.server.closeIdleConnections(), GLANCE)
    app.server.once('close', () => clearInterval(timer))
    done()
  })
}
