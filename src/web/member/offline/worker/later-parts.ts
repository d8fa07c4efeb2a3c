/** The name in Cache Storage of the parts that are kept from their first use on. */
const CACHE = 'later-parts'

/**
 * Whether a part is large and not needed by everybody: WebAssembly, models and workers that read pictures, and the table
 * of foods. Such a part is not fetched with a release, but kept from its first use on.
 */
export const isLaterPart = (path: string): boolean =>
  /\.(?:wasm|onnx)$|(?:-worker|\/food-table\.generated)-[\w-]+\.js$/.test(path)

/** The address of a part without the digest in its name, which differs between releases. */
const withoutDigest = (address: string): string => address.replace(/-[\w-]{8}(\.\w+)$/, '$1')

async function keep(address: string, reply: Response): Promise<void> {
  const cache = await caches.open(CACHE)
  const older = (await cache.keys())
    .map((request) => (typeof request === 'string' ? request : request.url))
    .filter((other) => other !== address && withoutDigest(other) === withoutDigest(address))
  await Promise.all(older.map((other) => cache.delete(other)))
  await cache.put(address, reply)
}

/** Returns a part from the cache, or fetches it and caches it in place of an older release's. */
export async function laterPart(request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(request, { ignoreVary: true })
  if (kept !== undefined) return kept
  const reply = await fetch(request)
  // On a full disk nothing is kept, and the part still works.
  if (reply.ok && !reply.redirected) await keep(request.url, reply.clone()).catch(() => undefined)
  return reply
}
