import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const CHECK_EVERY_MS = 50
/** ms in which a request that is still being sent at a stop has to be complete. */
const SEND_TIMEOUT_MS = 1000

/**
 * Lets a stop finish. Fastify closes only connections that are idle when the stop begins; a connection with a reply in
 * progress would stay open for as long as the browser or the proxy keeps it, which may be longer than a stop may take.
 * An incomplete request is not waited for, because its sender decides how long it takes.
 */
export function drainConnectionsOnStop(app: FastifyInstance, sendTimeoutMs = SEND_TIMEOUT_MS): void {
  const sockets = new Set<Socket>()
  const inWork = new Map<Socket, IncomingMessage>()
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.server.on('request', (request, response) => {
    inWork.set(request.socket, request)
    response.once('close', () => inWork.delete(request.socket))
  })
  app.addHook('preClose', (done) => {
    const checking = setInterval(() => app.server.closeIdleConnections(), CHECK_EVERY_MS)
    const cut = setTimeout(() => {
      for (const socket of sockets) if (inWork.get(socket)?.complete !== true) socket.destroy()
    }, sendTimeoutMs)
    app.server.once('close', () => {
      clearInterval(checking)
      clearTimeout(cut)
    })
    done()
  })
}
