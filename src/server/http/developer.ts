import type { FastifyRequest } from 'fastify'
import { isDevelopmentSite, type SiteSettings } from '#server/platform/config/development-site.ts'

const isLoopback = (address: string): boolean => /^(::ffff:)?127\.\d+\.\d+\.\d+$/i.test(address) || address === '::1'

/** The host name of a Host header, without its port. */
const hostNameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase()

/** Headers that proxies add to a request. A plain nginx adds none of them, and speaks HTTP/1.0. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/**
 * Whether the user sits at this very machine: the connection comes from it, no proxy forwards another user, and the
 * browser used a local name (so a foreign site whose name resolves to this machine is not let in).
 */
function isLocalPeer({ headers, socket, raw }: FastifyRequest): boolean {
  if (raw.httpVersion === '1.0' || proxyHeaders.some((name) => headers[name] !== undefined)) return false
  const host = hostNameOf(headers.host ?? '')
  return isLoopback(socket.remoteAddress ?? '') && (host === 'localhost' || host === '[::1]' || isLoopback(host))
}

/**
 * Whether a request comes from a developer on their own machine: never in production, whatever the request looks like,
 * and never once a proxy was seen in front.
 */
export const isDeveloper = async (request: FastifyRequest, config: SiteSettings): Promise<boolean> =>
  isDevelopmentSite(config) && isLocalPeer(request) && !(await request.server.seenProxy.isSeen())
