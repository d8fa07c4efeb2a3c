/** The name in Cache Storage of the parts that are kept once they were used. */
const CACHE = 'later-parts'

/**
 * Whether a part is large and needed by few: what reads pictures (WebAssembly, models, their workers). It is not fetched
 * with a release; it is kept from its first use on.
 */
export const isLaterPart = (path: string): boolean => /\.(?:wasm|onnx)$|-worker-[\w-]+\.js$/.test(path)

/** The address of a part without the digest in its name: what a newer release calls otherwise. */
const withoutDigest = (address: string): string => address.replace(/-[\w-]{8}(\.\w+)$/, '$1')

async function keep(address: string, reply: Response): Promise<void> {
  const cache = await caches.open(CACHE)
  const older = (await cache.keys())
    .map((request) => (typeof request === 'string' ? request : request.url))
    .filter((other) => other !== address && withoutDigest(other) === withoutDigest(address))
  await Promise.all(older.map((other) => cache.delete(other)))
  await cache.put(address, reply)
}

/** A part from the cache; else from the network, and then it is cached in place of that of an older release. */
export async function laterPart(request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(request, { ignoreVary: true })
  if (kept !== undefined) return kept
  const reply = await fetch(request)
  // A full disk keeps nothing, and the part works without.
  if (reply.ok && !reply.redirected) await keep(request.url, reply.clone()).catch(() => undefined)
  return reply
}
