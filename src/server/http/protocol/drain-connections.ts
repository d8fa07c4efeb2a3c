import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const GLANCE = 50
/** ms that a request which is still being sent has at a stop to come whole. */
const SEND_PATIENCE = 1000

/**
 * Lets a stop end. Only connections that are idle when it begins are closed by themselves; one on which a reply is under
 * way stays open after it for as long as the browser or the proxy keeps it, which may be longer than a stop may take. A
 * request that is not whole by then is not waited for: its sender decides how long that takes.
 */
export function drainConnectionsOnStop(app: FastifyInstance, sendPatience = SEND_PATIENCE): void {
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
    const glance = setInterval(() => app.server.closeIdleConnections(), GLANCE)
    const cut = setTimeout(() => {
      for (const socket of sockets) if (inWork.get(socket)?.complete !== true) socket.destroy()
    }, sendPatience)
    app.server.once('close', () => {
      clearInterval(glance)
      clearTimeout(cut)
    })
    done()
  })
}
