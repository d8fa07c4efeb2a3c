import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import pMemoize from 'p-memoize'
import QuickLRU from 'quick-lru'
import { BASE } from '#domain/api/base-path.ts'
import { Problem } from '#domain/problem.ts'
import { SECONDS_PER_DAY } from '#domain/time.ts'
import type { PlateLook } from '#planner/plate/plate-picture.ts'
import { type Encoding, negotiateEncoding } from '#server/http/encoding.ts'
import { etagOf, hasCurrentCopy } from '#server/http/etag.ts'
import type { PlannerPool } from '#server/planner-pool/planner-pool.ts'
import { nothingPolicy } from '#server/platform/csp/content-policy.ts'

const compressed = {
  // Nearly the best compression, in a tenth of the time.
  br: (svg: Buffer) => promisify(brotliCompress)(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (svg: Buffer) => promisify(gzip)(svg),
  identity: async (svg: Buffer) => svg,
} as const satisfies Record<Encoding, (svg: Buffer) => Promise<Buffer>>

const encodings: ReadonlySet<Encoding> = new Set(['br', 'gzip', 'identity'])
/** A recipe and the swaps in it; `_cut` is the dish by itself, without its table. */
const address = /^([a-z0-9-]{1,80}(?:~\d{1,2}(?:\.[a-z0-9-]{1,60})?){0,20})(_cut)?\.svg$/

/** Compressed pictures that are sure to be kept, of a few kilobytes each; quick-lru keeps up to twice as many. */
const PLATES_KEPT = 500

/** The pictures of dishes: the same for everyone, so that browsers and proxies may cache them. */
export function plateRoutes(app: FastifyInstance, plannerPool: Pick<PlannerPool, 'plate'>): void {
  const bodyOf = pMemoize(
    async (picture: string, look: PlateLook, encoding: Encoding) => {
      const svg = await plannerPool.plate(picture, look)
      if (svg === null) return null
      const bytes = await compressed[encoding](Buffer.from(svg))
      return { bytes, etag: etagOf(bytes) }
    },
    {
      cacheKey: (args) => args.join(' '),
      cache: new QuickLRU({ maxSize: PLATES_KEPT }),
      shouldCache: (body) => body !== null,
    },
  )

  app.get<{ Params: { name: string } }>(`${BASE}/plates/:name`, { schema: { hide: true } }, async (request, reply) => {
    const [, picture, cut] = address.exec(request.params.name) ?? []
    const encoding = negotiateEncoding(request.headers['accept-encoding'], encodings)
    const body = picture === undefined ? null : await bodyOf(picture, cut === undefined ? 'laid' : 'cut', encoding)
    if (body === null) throw new Problem('NOT_FOUND')
    reply
      .type('image/svg+xml')
      .header('content-security-policy', nothingPolicy)
      .header('cache-control', `public, max-age=${SECONDS_PER_DAY}`)
      .header('vary', 'accept-encoding')
      .header('etag', body.etag)
    if (hasCurrentCopy(request.headers['if-none-match'], body.etag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(body.bytes)
  })
}
