import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long and how many connections may be; times in ms. */
export type ConnectionLimits = {
  /** From a connection's first byte to the end of the headers, and to the end of the body. */
  readonly headers: number
  readonly request: number
  /** Without a byte in either direction while a request is under way. */
  readonly silence: number
  /** After a reply, until the next request. Longer than that of common proxies, which would else use one that is just closed. */
  readonly idle: number
  /** Between two looks for connections that took too long. */
  readonly checkEvery: number
  readonly inAll: number
  /** From one address; not counted where a proxy is trusted, since all come from it. */
  readonly perAddress: number
}

export const connectionLimits: ConnectionLimits = {
  headers: 10_000,
  request: 20_000,
  silence: 60_000,
  idle: 72_000,
  checkEvery: 2000,
  inAll: 8000,
  perAddress: 256,
}

// Imported, the module would bring along what `fetch` and WebSockets need: as long as all routes of the pages take.
const { createServer } = process.getBuiltinModule('node:http')

/** A server that ends what takes too long, by the limits that Node keeps itself. */
export function createLimitedServer(
  answer: RequestListener,
  { headers, request, silence, idle, checkEvery }: ConnectionLimits = connectionLimits,
): Server {
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: idle,
      connectionsCheckingInterval: checkEvery,
    },
    answer,
  )
  return server.setTimeout(silence)
}

/** Ends connections beyond the limits as they come. */
export function limitConnections(
  app: FastifyInstance,
  { inAll, perAddress }: Pick<ConnectionLimits, 'inAll' | 'perAddress'>,
  isBehindProxy: boolean,
): void {
  app.server.maxConnections = inAll
  if (isBehindProxy) return
  const open = new Map<string, number>()
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (open.get(address) ?? 0) + 1
    if (count > perAddress) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  })
}
