import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, hasCurrentCopy } from '#server/http/protocol/etag.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const preferred = ['br', 'gzip'] as const

/** The encodings that there are of a file. */
type Stored = { readonly has: (encoding: Encoding) => boolean }

/** The best of the stored encodings that the browser takes (RFC 9110, 12.5.3); a weight of 0 forbids one. */
export function negotiateEncoding(acceptEncoding: string | undefined, stored: Stored): Encoding {
  const weights = new Map(
    (acceptEncoding ?? '').split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  const taken = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  return preferred.find((encoding) => stored.has(encoding) && taken(encoding)) ?? 'identity'
}

type Body = { readonly bytes: Buffer; readonly etag: string }

type Bodies = ReadonlyMap<Encoding, Body>

/** A file in every encoding that there is of it: read or made at its first use, and from then on in memory. */
export type StoredFile = {
  readonly bodies: () => Bodies
  /** Whether visitors get different ones at the same address, so that no shared cache may keep it. */
  readonly isPrivate?: boolean
}

const endings = { identity: '', br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>
const encodings = ['identity', 'br', 'gzip'] as const

const bodyOf = (bytes: Buffer): Body => ({ bytes, etag: etagOf(bytes) })

function atFirstUse(make: () => Bodies): () => Bodies {
  let made: Bodies | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** The file `path` and its compressed siblings `path.br` and `path.gz`. */
export const storeFile = (path: string): StoredFile => ({ bodies: atFirstUse(() => readBodies(path)) })

function readBodies(path: string): Bodies {
  const bodies = new Map<Encoding, Body>()
  for (const encoding of encodings) {
    const file = path + endings[encoding]
    if (encoding !== 'identity' && !existsSync(file)) continue
    bodies.set(encoding, bodyOf(readFileSync(file)))
  }
  return bodies
}

/** A text that is made by the running server, and compressed quickly. */
export const storeText = (make: () => string): StoredFile => ({ bodies: atFirstUse(() => compress(make())) })

function compress(text: string): Bodies {
  const plain = Buffer.from(text)
  const made = {
    identity: plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(plain),
  } as const satisfies Record<Encoding, Buffer>
  return new Map(encodings.map((encoding) => [encoding, bodyOf(made[encoding])]))
}

/** Sends a file in the best encoding, or nothing where the browser's copy is the current one. */
export function sendStored(request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply {
  const bodies = file.bodies()
  const encoding = negotiateEncoding(request.headers['accept-encoding'], bodies)
  const body = bodies.get(encoding)
  if (body === undefined) throw new Error('A stored file lacks the encoding that was chosen for it.')
  reply.header('vary', 'accept-encoding')
  reply.header('etag', body.etag)
  if (hasCurrentCopy(request.headers['if-none-match'], body.etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body.bytes)
}
