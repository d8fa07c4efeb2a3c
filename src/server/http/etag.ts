import { hash } from 'node:crypto'

/** A strong entity tag for some bytes. */
export const etagOf = (bytes: string | Buffer): string => `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`

/**
 * Whether the sender's copy (`If-None-Match`) is current; weak and strong tags are treated alike (RFC 9110, 13.1.2).
 */
export function hasCurrentCopy(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
