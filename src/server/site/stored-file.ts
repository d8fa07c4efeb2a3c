import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, negotiateEncoding } from '#server/http/encoding.ts'
import { etagOf, hasCurrentCopy } from '#server/http/etag.ts'

type Body = { readonly bytes: Buffer; readonly etag: string }

/** A file in memory, in every encoding that the build created. */
export type StoredFile = {
  readonly bodies: ReadonlyMap<Encoding, Body>
  readonly encodings: ReadonlySet<Encoding>
  /** Whether visitors get different versions at the same address, so that no shared cache may keep it. */
  readonly isPrivate?: boolean
}

const endings = { identity: '', br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>
const encodings = ['identity', 'br', 'gzip'] as const

const bodyOf = (bytes: Buffer): Body => ({ bytes, etag: etagOf(bytes) })

/** Reads `path` and its compressed siblings `path.br` and `path.gz`. */
export function storeFile(path: string): StoredFile {
  const bodies = new Map<Encoding, Body>()
  for (const encoding of encodings) {
    const file = path + endings[encoding]
    if (encoding !== 'identity' && !existsSync(file)) continue
    bodies.set(encoding, bodyOf(readFileSync(file)))
  }
  return { bodies, encodings: new Set(bodies.keys()) }
}

/** A text created at the start, compressed as quickly as a start requires. */
export function storeText(text: string): StoredFile {
  const plain = Buffer.from(text)
  const made = {
    identity: plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }),
  } as const satisfies Record<Encoding, Buffer>
  const bodies = new Map(encodings.map((encoding) => [encoding, bodyOf(made[encoding])]))
  return { bodies, encodings: new Set(bodies.keys()) }
}

/** Sends a file in the best encoding, or nothing if the browser's copy is current. */
export function sendStored(request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply {
  const encoding = negotiateEncoding(request.headers['accept-encoding'], file.encodings)
  const body = file.bodies.get(encoding)
  if (body === undefined) throw new Error('A stored file lacks the encoding that was chosen for it.')
  const also = reply.getHeader('vary')
  reply.header('vary', also === undefined ? 'accept-encoding' : `accept-encoding, ${String(also)}`)
  reply.header('etag', body.etag)
  if (hasCurrentCopy(request.headers['if-none-match'], body.etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body.bytes)
}
