import { createHmac, hash, randomBytes } from 'node:crypto'

/** What is kept of a secret. The secrets are long and random, so that a plain hash cannot be guessed back. */
export const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer')

/** A new secret of 256 bits, in letters that need no escaping in an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const newSalt = (): Buffer => randomBytes(32)

/** Keyed hash of a value that could be guessed, such as an address: guesses cannot be tried without the key. */
export const keyedHash = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** The secret of a salt. With the key, which is not in the database, it can be made again. */
export const secretOfSalt = (key: Buffer, salt: Buffer): string =>
  createHmac('sha256', key).update('secret of a link').update(salt).digest('base64url')

/**
 * The secret that belongs to a client's idempotency key: the same key and salt make it again, so that a repeated
 * request gets the same answer although the secret itself is not kept.
 */
export const secretFor = (key: string, salt: Buffer): string =>
  createHmac('sha256', salt).update(key).digest('base64url')
