import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { BASE } from '#domain/api/base-path.ts'
import { Problem } from '#domain/problems.ts'
import { MS_PER_HOUR } from '#domain/time.ts'
import { etagOf, hasCurrentCopy } from '#server/http/protocol/etag.ts'
import type { PlannerPool } from '#server/planner-pool/planner-pool.ts'
import { nothingPolicy } from '#server/platform/csp/content-policy.ts'
import { type Encoding, negotiateEncoding } from './stored-file.ts'

const DAY_IN_SECONDS = 86_400

const packed = {
  // Close to the best that there is, in a tenth of its time.
  br: (svg: Buffer) => promisify(brotliCompress)(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (svg: Buffer) => promisify(gzip)(svg),
  identity: async (svg: Buffer) => svg,
} as const satisfies Record<Encoding, (svg: Buffer) => Promise<Buffer>>

const encodings: ReadonlySet<Encoding> = new Set(['br', 'gzip', 'identity'])
/** A recipe, and what is swapped in it. */
const address = /^([a-z0-9-]{1,80}(?:~\d{1,2}(?:\.[a-z0-9-]{1,60})?){0,20})\.svg$/

/** The pictures of dishes: the same for everybody, so that browsers and proxies may keep them. */
export function plateRoutes(app: FastifyInstance, plannerPool: Pick<PlannerPool, 'plate'>): void {
  app.get<{ Params: { name: string } }>(
    `${BASE}/plates/:name`,
    { config: { keepFor: MS_PER_HOUR }, schema: { hide: true } },
    async (request, reply) => {
      const picture = address.exec(request.params.name)?.[1]
      const svg = picture === undefined ? null : await plannerPool.plate(picture)
      if (svg === null) throw new Problem('NOT_FOUND')
      const encoding = negotiateEncoding(request.headers['accept-encoding'], encodings)
      const body = await packed[encoding](Buffer.from(svg))
      const etag = etagOf(body)
      reply
        .type('image/svg+xml')
        .header('content-security-policy', nothingPolicy)
        .header('cache-control', `public, max-age=${DAY_IN_SECONDS}`)
        .header('vary', 'accept-encoding')
        .header('etag', etag)
      if (hasCurrentCopy(request.headers['if-none-match'], etag)) return reply.code(304).send()
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.send(body)
    },
  )
}
