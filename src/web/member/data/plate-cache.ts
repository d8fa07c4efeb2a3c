/** The name in Cache Storage of the pictures of dishes. */
const CACHE = 'plates'
/** A week shows about 25. The oldest go first, so that a redrawn picture comes into use within a few weeks. */
const KEPT = 150

async function trim(cache: Cache): Promise<void> {
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - KEPT)).map((request) => cache.delete(request)))
}

/** Returns a picture from the cache, or fetches and caches it. */
export async function plate(request: Request | string): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.ok && !answer.redirected) {
    await cache.put(request, answer.clone())
    await trim(cache)
  }
  return answer
}

/** Removes all pictures: they show which dishes the member was given. */
export async function clearPlateCache(): Promise<void> {
  try {
    await caches.delete(CACHE)
  } catch {
    // The browser has no Cache Storage.
  }
}
