import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Where a consent came from, as far as this is stored. */
export type ConsentOrigin = { readonly locale: string | null; readonly network: string | null }

/** The language that a browser prefers, such as "en-GB"; null if it names none. */
export function localeOf(header: string | undefined): string | null {
  const [first = ''] = (header ?? '').split(/[,;]/)
  const tag = first.trim()
  return /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/.test(tag) ? tag.slice(0, 35) : null
}

/**
 * An internet address without its end, so it identifies the network and not the device; null if it is not an address.
 */
export function networkOf(ip: string): string | null {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0')
  if (!isIPv6(plain)) return null
  // The URL standard has one spelling for every address; if "::" comes early, the groups before it are all there are.
  const { hostname } = new URL(`http://[${plain.replace(/%.*$/, '')}]/`)
  const [before = ''] = hostname.slice(1, -1).split('::')
  const groups = before.split(':').slice(0, 3)
  return `${groups.filter((group) => group !== '').join(':')}::`
}

/** What is stored with a consent about its origin. */
export const seenFrom = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): ConsentOrigin => ({
  locale: localeOf(headers['accept-language']),
  network: networkOf(ip),
})
