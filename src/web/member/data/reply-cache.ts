import { readEntry, storageKeys } from '#web/device/storage.ts'

/** The name in Cache Storage of what the device keeps of a member's replies. */
const CACHE = 'member'
const OWNER = 'forkcast-owner'
const CACHED_AT = 'forkcast-kept-at'

export type CachedReply = { readonly reply: unknown; readonly cachedAt: string }

/** Stands for the token without giving it away, so that nobody is shown what was kept for somebody else. */
async function owner(): Promise<string> {
  const bytes = new TextEncoder().encode(readEntry(storageKeys.token) ?? '')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Keeps a reply for times without a network. Where the browser has no such place, nothing is kept and nothing breaks. */
export async function cacheReply(address: string, reply: unknown): Promise<void> {
  const token = readEntry(storageKeys.token)
  if (token === null) return
  try {
    const cache = await caches.open(CACHE)
    const headers = { [OWNER]: await owner(), [CACHED_AT]: new Date().toISOString() }
    await cache.put(address, new Response(JSON.stringify(reply), { headers }))
    // Whoever signed out meanwhile left a place that is empty, and it stays so.
    if (readEntry(storageKeys.token) !== token) await caches.delete(CACHE)
  } catch {
    // Private windows and full disks refuse; the page works without.
  }
}

/** What was kept of an address for the present token, or null. */
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

/** Forgets everything that was kept: at signing out, at deletion, and when the token has ended. */
export async function clearReplyCache(): Promise<void> {
  try {
    await caches.delete(CACHE)
  } catch {
    // There was no such place to begin with.
  }
}
