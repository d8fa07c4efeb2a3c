import type { FastifyRequest } from 'fastify'

const isLoopback = (address: string): boolean => /^(::ffff:)?127\.\d+\.\d+\.\d+$/i.test(address) || address === '::1'

/** The host name of a Host header, without its port. */
const hostNameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase()

/**
 * Whether somebody sits at this very machine: the connection comes from it, no proxy speaks of anybody else, and the
 * browser asked for this machine by name (so that a foreign site whose name points here is not let in).
 */
export function isLocalPeer({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false
  const host = hostNameOf(headers.host ?? '')
  return isLoopback(socket.remoteAddress ?? '') && (host === 'localhost' || host === '[::1]' || isLoopback(host))
}
