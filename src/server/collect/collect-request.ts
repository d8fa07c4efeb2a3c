import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isRecord } from '#analytics/events/read-properties.ts'
import { decodeBody, fieldsOf } from '#analytics/events/wire.ts'
import { Problem } from '#domain/problem.ts'
import { hashOf } from '#server/platform/crypto/secret.ts'

/** The most devices that one request without a key may report on. A page reports on its own device only. */
const DEVICES_MAX = 3

const decodeBase64 = (text: string): string | null =>
  /^[A-Za-z0-9+/_=\s-]+$/.test(text) ? Buffer.from(text, 'base64').toString('utf8') : null

/** What a request of the wire says, wherever it stands: in the query, in a form, or in headers. */
export type WireRequest = {
  readonly updates: readonly unknown[]
  /** Whether the reply is to be JSON with a reason. */
  readonly isVerbose: boolean
  /** Whether a place may be looked up. */
  readonly hasPlace: boolean
  /** Whether the reply is to be a picture of one pixel. */
  readonly isPicture: boolean
  /** Whether it shows the key of the operator's own servers. */
  readonly isKeyed: boolean
  /** Whether updates that are refused make an import one that failed. */
  readonly isStrict: boolean
  /** Whether the updates are a field of a form or a query, not the body itself. */
  readonly isForm: boolean
}

type Source = {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

/** Reads a request, sent with GET or POST. @throws Problem */
export function readWireRequest({ url, headers, body }: Source, key: string | null, itemsMax: number): WireRequest {
  const query = url.slice(url.indexOf('?') + 1)
  const hasBody = typeof body === 'string' && body !== ''
  const form = fieldsOf(hasBody ? body : '')
  const inQuery = fieldsOf(url.includes('?') ? query : '')
  const field = (name: string): string | undefined => inQuery.get(name) ?? form.get(name)
  const isKeyed = isOwnKey(keysIn(headers, field('api_key')), key)
  const updates = decodeBody(hasBody ? body : url.includes('?') ? query : '', decodeBase64)
  if (updates === null || updates.length === 0) throw new Problem('BODY_NOT_JSON')
  if (updates.length > itemsMax) throw new Problem('BODY_TOO_LARGE')
  if (!isKeyed && devicesIn(updates) > DEVICES_MAX) throw new Problem('EVENTS_REFUSED')
  return {
    updates,
    isVerbose: field('verbose') === '1',
    hasPlace: field('ip') !== '0',
    isPicture: field('img') === '1',
    isKeyed,
    isStrict: field('strict') !== '0',
    isForm: field('data') !== undefined,
  }
}

/** The keys that a request shows: libraries send theirs as a user name, others as a password or a field. */
function keysIn({ authorization = '' }: IncomingHttpHeaders, field: string | undefined): readonly string[] {
  const basic = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(authorization)?.[1]
  const pair = basic === undefined ? [] : Buffer.from(basic, 'base64').toString('utf8').split(':')
  return [...pair, field ?? ''].filter((text) => text !== '')
}

/** Whether one of these is the key. @throws Problem if there are some and none of them is */
function isOwnKey(given: readonly string[], key: string | null): boolean {
  if (given.length === 0) return false
  const isOwn = key !== null && given.some((each) => timingSafeEqual(hashOf(each), hashOf(key)))
  if (!isOwn) throw new Problem('COLLECTOR_KEY_INVALID')
  return true
}

/** The device that an update is about. */
export function deviceIn(update: unknown): unknown {
  if (!isRecord(update)) return undefined
  const properties = isRecord(update['properties']) ? update['properties'] : update
  return properties['$device_id'] ?? properties['distinct_id'] ?? properties['$distinct_id']
}

/** The number of devices that the updates are about. */
const devicesIn = (updates: readonly unknown[]): number =>
  new Set(updates.map(deviceIn).filter((id) => id !== undefined)).size

const unpacked = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const
const isPacked = (name: string): name is keyof typeof unpacked => Object.hasOwn(unpacked, name)

/** The types under which clients send; a beacon of a browser may have none. */
const bodyTypes: readonly string[] = [
  ...['application/x-www-form-urlencoded', 'application/json', 'text/plain', 'application/x-ndjson'],
  ...['application/octet-stream', ''],
]

/** How a body is packed: as its header says, or as its first bytes do. */
function packingOf({ headers }: FastifyRequest, body: Buffer): string {
  const named = headers['content-encoding']?.trim().toLowerCase() ?? ''
  if (named !== '' && named !== 'identity') return named
  return body[0] === 0x1f && body[1] === 0x8b ? 'gzip' : ''
}

/** Programs on Windows mark text as UTF-8 with a sign that is no part of it. */
const textOf = (body: Buffer): string => body.toString('utf8').replace(/^\uFEFF/, '')

/** Accepts every form in which clients send, packed or not; what is larger than the limit unpacked is refused as well. */
export function acceptWireBodies(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, async (request: FastifyRequest, body: Buffer) => {
    const [type = ''] = (request.headers['content-type'] ?? '').split(';')
    const packing = packingOf(request, body)
    if (!bodyTypes.includes(type.trim().toLowerCase())) throw new Problem('MEDIA_TYPE_UNSUPPORTED')
    if (packing === '') return textOf(body)
    if (!isPacked(packing)) throw new Problem('MEDIA_TYPE_UNSUPPORTED')
    try {
      return textOf(await unpacked[packing](body, { maxOutputLength: bodyLimit }))
    } catch (error) {
      const isLarge = error instanceof RangeError
      throw new Problem(isLarge ? 'BODY_TOO_LARGE' : 'BODY_NOT_JSON')
    }
  })
}
