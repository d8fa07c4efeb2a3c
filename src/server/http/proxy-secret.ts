import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { hashOf } from '#server/platform/crypto/secret.ts'

/** The header in which the proxy shows the secret that it shares with the app. */
const PROXY_SECRET = 'x-proxy-secret'

/** Headers by which a proxy says whom a request is from, and how it arrived. */
const forwardingHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'x-real-ip',
] as const

/**
 * Takes what a request says about its origin away unless it comes from the proxy, which shows the secret. Otherwise a
 * client that reaches the app around the proxy, or through one that passes headers on, could choose its own address.
 */
export function distrustUnlessFromProxy(headers: IncomingHttpHeaders, secret: string): void {
  const given = headers[PROXY_SECRET]
  const isProxy = typeof given === 'string' && timingSafeEqual(hashOf(given), hashOf(secret))
  delete headers[PROXY_SECRET]
  if (isProxy) return
  for (const name of forwardingHeaders) delete headers[name]
}
