import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** Just enough of CBOR (RFC 8949) for what an authenticator writes: small maps of numbers, texts and bytes. */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, size: number): Buffer =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...(value as ReadonlyMap<number | string, never>)].flatMap(([key, each]) => [cbor(key), cbor(each)])
  return Buffer.concat([head(5, (value as ReadonlyMap<unknown, unknown>).size), ...entries])
}

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest()
const PRESENT = 1
const VERIFIED = 4
const HAS_KEY = 64

type Site = { readonly origin: string; readonly id: string }
type Options = { readonly challenge: string }

/** An authenticator in software, with one key pair (ES256): what a test answers challenges with. */
export function softPasskey(site: Site = { origin: 'http://localhost:3000', id: 'localhost' }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let uses = 0
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (flags: number, rest = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(uses++)
    return Buffer.concat([sha256(site.id), Buffer.from([flags]), counter, rest])
  }
  const envelope = {
    ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' },
    clientExtensionResults: {},
  }
  return {
    id: envelope.id,
    register: ({ challenge }: Options, flags = PRESENT | VERIFIED) => {
      const idLength = Buffer.from([0, id.length])
      const key = Buffer.concat([Buffer.alloc(16), idLength, id, cbor(coseOf(publicKey))])
      const attested = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(flags | HAS_KEY, key)],
      ])
      return {
        ...envelope,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, site.origin).toString('base64url'),
          attestationObject: cbor(attested).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    answer: (
      { challenge }: Options,
      { user, flags = PRESENT | VERIFIED, origin = site.origin }: { user: string; flags?: number; origin?: string },
    ) => {
      const client = clientData('webauthn.get', challenge, origin)
      const data = authenticatorData(flags)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...envelope,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: Buffer.from(user).toString('base64url'),
        },
      }
    },
  }
}

/** A public key as COSE writes it (RFC 9053). */
function coseOf(key: KeyObject): ReadonlyMap<number, number | Buffer> {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const [two, minusSeven, one] = [2, -7, 1]
  return new Map<number, number | Buffer>([
    [1, two],
    [3, minusSeven],
    [-1, one],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
}
