/** One certificate by its name, nothing above or beside it. */
const path = /^\/v1\/notifications\/certs\/[A-Za-z0-9_-]{1,100}$/

/**
 * The address of a certificate that may be fetched, or null. A webhook names it, so that anybody could send us anywhere
 * and sign with a certificate of their own: only PayPal's own place, spelt exactly, is gone to.
 */
export function certificateAddress(given: string, origin: string): URL | null {
  const rest = given.startsWith(`${origin}/`) ? given.slice(origin.length) : ''
  return path.test(rest) ? new URL(given) : null
}
