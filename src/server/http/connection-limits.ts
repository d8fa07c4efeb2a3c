import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Limits on the time and number of connections; times in ms. */
export type ConnectionLimits = {
  /** From the first byte of a connection to the end of the headers, and to the end of the body. */
  readonly headers: number
  readonly request: number
  /** Silence in both directions while a request is being handled. */
  readonly silence: number
  /**
   * From a reply to the next request. Longer than in common proxies, which would otherwise use a connection just as it
   * is closed.
   */
  readonly idle: number
  /** Between two checks for connections that took too long. */
  readonly checkEvery: number
  readonly inAll: number
  /** From one address; not counted if a proxy is trusted, since all connections come from it. */
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

// An import would also load what `fetch` and WebSockets need, which takes as long as adding all routes of the pages.
const { createServer } = process.getBuiltinModule('node:http')

/** A server that ends slow connections, by limits that Node enforces itself. */
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

/** Ends connections beyond the limits as they are opened. */
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
