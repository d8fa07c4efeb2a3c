import { isIPv6 } from 'node:net'
import { addDays, type IsoDate } from '#domain/time.ts'
import { keyedHash } from '#server/platform/crypto/secret.ts'

/** What a variant is drawn by before an address is known: a lot of a day. */
export type Lot = { readonly day: IsoDate; readonly lot: number }

/** What every request carries. */
export type Caller = {
  readonly ip: string
  readonly headers: { readonly 'user-agent'?: string | undefined; readonly 'accept-language'?: string | undefined }
}

/** Lots of a day: about a million, so that thousands of addresses share one and none can be told from its lot. */
const LOT_BITS = 20
/** Bytes of the key of a visit. */
const VISIT_KEY_BYTES = 8

/** An IPv6 address without the half that devices change by themselves, RFC 8981; an IPv4 address whole. */
export function stableAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const { hostname } = new URL(`http://[${plain}]/`)
  const [before = '', after = ''] = hostname.slice(1, -1).split('::')
  const head = before.split(':').filter((group) => group !== '')
  const tail = after.split(':').filter((group) => group !== '')
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  return groups.slice(0, 4).join(':')
}

/** The name under which a lot is drawn. */
export const lotName = ({ day, lot }: Lot): string => `${day}.${lot}`

/**
 * The lots of a request: today's, and yesterday's, in which a page may have been drawn that is still open. The text is
 * forgotten with the request.
 */
export const lotsOf = (caller: Caller, secrets: ReadonlyMap<IsoDate, Buffer>, now: Date): readonly Lot[] =>
  secretsOf(secrets, now).map(({ day, secret }) => ({
    day,
    lot: keyedHash(secret, textOf(caller)).readUInt32BE(0) >>> (32 - LOT_BITS),
  }))

/**
 * The keys under which a request's visit is held open in memory, today's first, and yesterday's, with which a visit that
 * began before midnight is found: 64 bits of a hash of what lots are drawn by. The text is forgotten with the request.
 */
export const visitKeysOf = (caller: Caller, secrets: ReadonlyMap<IsoDate, Buffer>, now: Date): readonly string[] =>
  secretsOf(secrets, now).map(({ secret }) =>
    keyedHash(secret, `visit\n${textOf(caller)}`).toString('base64url', 0, VISIT_KEY_BYTES),
  )

const textOf = ({ ip, headers }: Caller): string =>
  [stableAddress(ip), headers['user-agent'], headers['accept-language']].join('\n')

function secretsOf(secrets: ReadonlyMap<IsoDate, Buffer>, now: Date) {
  const today = now.toISOString().slice(0, 10)
  return [today, addDays(today, -1)].flatMap((day) => {
    const secret = secrets.get(day)
    return secret === undefined ? [] : [{ day, secret }]
  })
}
