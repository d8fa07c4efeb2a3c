import { randomBytes, timingSafeEqual } from 'node:crypto'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { hashOf, keyedHash } from '#server/platform/crypto/secret.ts'
import { countWithin } from '#server/platform/db/count-within.ts'
import type { Services } from '#server/services.ts'

/** ms for which a challenge may be answered. */
export const CHALLENGE_MS = 5 * MS_PER_MINUTE
/** The name under which answered challenges are counted. */
const NAME = 'passkey-challenges'
const RANDOM_BYTES = 16
const TIME_BYTES = 6
const SIGNED_BYTES = RANDOM_BYTES + TIME_BYTES

/** What a challenge is for: an answer to another one opens nothing. */
export type Purpose = 'sign-in' | `add ${string}`

type Challenging = Pick<Services, 'db' | 'keys'>

const signatureOf = ({ keys }: Challenging, signed: Buffer, purpose: Purpose): Buffer =>
  keyedHash(keys.links, `passkey ${purpose} ${signed.toString('hex')}`)

/**
 * A challenge that carries its time and a signature, so that nothing is stored for whoever only asks. Challenges last by
 * the machine's clock, which the sandbox does not move.
 */
export function newChallenge(challenging: Challenging, purpose: Purpose): Buffer {
  const time = Buffer.alloc(TIME_BYTES)
  time.writeUIntBE(Date.now(), 0, TIME_BYTES)
  const signed = Buffer.concat([randomBytes(RANDOM_BYTES), time])
  return Buffer.concat([signed, signatureOf(challenging, signed, purpose)])
}

/** Whether a challenge is one of ours for this purpose and still open; it is used up by this question. */
export async function takeChallenge(challenging: Challenging, given: string, purpose: Purpose): Promise<boolean> {
  const bytes = Buffer.from(given, 'base64url')
  const [signed, signature] = [bytes.subarray(0, SIGNED_BYTES), bytes.subarray(SIGNED_BYTES)]
  const expected = signatureOf(challenging, signed, purpose)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false
  const age = Date.now() - signed.readUIntBE(RANDOM_BYTES, TIME_BYTES)
  if (age < -MS_PER_MINUTE || age > CHALLENGE_MS) return false
  // The count outlives the challenge.
  const counted = await countWithin(challenging.db, { name: NAME, hash: hashOf(given), ms: 2 * CHALLENGE_MS })
  return counted?.hits === 1
}
