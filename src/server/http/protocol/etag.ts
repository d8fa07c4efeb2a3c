import { hash } from 'node:crypto'

/** A strong entity tag of some bytes. */
export const etagOf = (bytes: string | Buffer): string => `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`

/** Whether the sender's copy (`If-None-Match`) is the current one; weak and strong tags count alike (RFC 9110, 13.1.2). */
export function hasCurrentCopy(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
