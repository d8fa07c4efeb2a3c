import { readEntry, storageKeys } from '#web/device/storage.ts'

/** The name in Cache Storage of a member's replies. */
const CACHE = 'member'
const OWNER = 'forkcast-owner'
const CACHED_AT = 'forkcast-kept-at'

export type CachedReply = { readonly reply: unknown; readonly cachedAt: string }

/** A digest of the token, so that a member never sees a copy that was made for another one. */
async function owner(): Promise<string> {
  const bytes = new TextEncoder().encode(readEntry(storageKeys.token) ?? '')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Stores a reply for offline use. If the browser has no Cache Storage, nothing is stored. */
export async function cacheReply(address: string, reply: unknown): Promise<void> {
  const token = readEntry(storageKeys.token)
  if (token === null) return
  try {
    const cache = await caches.open(CACHE)
    const headers = { [OWNER]: await owner(), [CACHED_AT]: new Date().toISOString() }
    await cache.put(address, new Response(JSON.stringify(reply), { headers }))
    // After a sign-out during this call the cache has been emptied, and has to stay empty.
    if (readEntry(storageKeys.token) !== token) await caches.delete(CACHE)
  } catch {
    // Private windows and full disks refuse; the page works without a copy.
  }
}

/** The stored reply of an address for the current token, or null. */
export async function cachedReply(address: string): Promise<CachedReply | null> {
  try {
    const response = await (await caches.open(CACHE)).match(address)
    if (response === undefined || response.headers.get(OWNER) !== (await owner())) return null
    const reply: unknown = await response.json()
    return { reply, cachedAt: response.headers.get(CACHED_AT) ?? '' }
  } catch {
    return null
  }
}

/** Removes all copies: on sign-out, on deletion, and when the token is no longer valid. */
export async function clearReplyCache(): Promise<void> {
  try {
    await caches.delete(CACHE)
  } catch {
    // The browser has no Cache Storage.
  }
}
