import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import PQueue from 'p-queue'
import { Problem } from '#domain/problem.ts'

/** Binary logarithm of scrypt's cost: 64 MB and about a tenth of a second per hash (OWASP: 2^16 with two lanes). */
const COST = 16
const LANES = 2
const BLOCK = 8
const LENGTH = 32

/** Limits the passwords hashed at a time, because of the memory that each takes. */
const hashing = new PQueue({ concurrency: 2 })
/**
 * Passwords that may wait to be hashed, a matter of seconds. No business has that many sign-ins; people who guess
 * passwords do.
 */
const MOST_WAITING = 20

export type PasswordHash = { readonly hash: Buffer; readonly salt: Buffer; readonly cost: number }

/** @throws Problem SERVICE_UNAVAILABLE if too many are waiting */
async function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  if (hashing.size >= MOST_WAITING) throw new Problem('SERVICE_UNAVAILABLE')
  const options = { N: 2 ** cost, r: BLOCK, p: LANES, maxmem: 256 * BLOCK * 2 ** cost }
  return hashing.add(
    () =>
      new Promise<Buffer>((resolve, reject) =>
        scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) =>
          error === null ? resolve(key) : reject(error),
        ),
      ),
  )
}

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16)
  return { hash: await derive(password, salt, COST), salt, cost: COST }
}

const dummyHash: PasswordHash = { hash: Buffer.alloc(LENGTH), salt: Buffer.alloc(16), cost: COST }

/**
 * Whether the password has this hash. Without a hash it is false after the same time, so that the time reveals no
 * login.
 */
export async function isPassword(password: string, stored: PasswordHash | null): Promise<boolean> {
  const { hash, salt, cost } = stored ?? dummyHash
  return timingSafeEqual(await derive(password, salt, cost), hash) && stored !== null
}
