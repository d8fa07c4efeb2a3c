import { isIP } from 'node:net'

export const anyText = (text: string): string => text

/** Text that matches a pattern. */
export const textLike =
  (pattern: RegExp) =>
  (text: string): string | undefined =>
    pattern.test(text) ? text : undefined

/** A TCP port, 1 to 65535. */
export function port(text: string): number | undefined {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined
}

/** A whole number within limits, both inclusive. */
export const numberFrom =
  (least: number, most: number) =>
  (text: string): number | undefined => {
    const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
    return number >= least && number <= most ? number : undefined
  }

export const oneOf =
  <const T extends string>(...allowed: readonly T[]) =>
  (text: string): T | undefined =>
    allowed.find((option) => option === text)

/** A URL with one of the given protocols, such as `postgres:`. */
export const urlOf =
  (...protocols: readonly string[]) =>
  (text: string): string | undefined => {
    const url = URL.parse(text)
    return url !== null && protocols.includes(url.protocol) ? text : undefined
  }

/** Protocol, host and port only; a trailing slash is accepted. */
export function origin(text: string): string | undefined {
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  return text.replace(/\/$/, '') === url.origin ? url.origin : undefined
}

/** Hosts on this machine or its own network. */
const NEAR_HOST =
  /^(?:[a-z0-9-]+|[a-z0-9.-]+\.(?:local|internal|lan)|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[::1\]|\[f[cd][0-9a-f:]+\])$/

/**
 * An address that the server sends something to. It must be https, except on this machine and its own network, where https
 * is usually not available. A name and a password in it would be in error messages.
 */
export function protectedUrl(text: string): string | undefined {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '') return undefined
  if (url.protocol === 'https:') return text
  return url.protocol === 'http:' && NEAR_HOST.test(url.hostname) ? text : undefined
}

/** What `protectedUrl` expects, for the operator. */
export const PROTECTED = 'an address that begins with https:, or with http: on this machine or its own network'

/** The same without a query, for paths to be added. */
export const protectedBase = (text: string): string | undefined => (/[?#]/.test(text) ? undefined : protectedUrl(text))

export const listOf =
  (pattern: RegExp) =>
  (text: string): readonly string[] | undefined => {
    const items = text.split(',').map((item) => item.trim())
    return items.length <= 20 && items.every((item) => pattern.test(item)) ? items : undefined
  }

/** The name of an HTTP header, in lower case, as in Node's `headers`. */
export function headerName(text: string): string | undefined {
  return /^[A-Za-z0-9-]{1,60}$/.test(text) ? text.toLowerCase() : undefined
}

/** The number of proxies in front, or their addresses and networks. */
export type TrustedProxies = number | readonly string[]

export function trustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const networks = text.split(',').map((network) => network.trim())
  return networks.every(isNetwork) ? networks : undefined
}

function isNetwork(text: string): boolean {
  const [address, bits, ...rest] = text.split('/')
  const family = isIP(address ?? '')
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}
