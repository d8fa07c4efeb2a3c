import { createHmac, hash, randomBytes } from 'node:crypto'

/** The hash that is stored of a secret. Secrets are long and random, so a plain hash cannot be reversed by guessing. */
export const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer')

/** A new secret of 256 bits, in characters that need no escaping in a URL. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const newSalt = (): Buffer => randomBytes(32)

/** Keyed hash of a value that could be guessed, such as an email address: without the key, guesses cannot be tested. */
export const keyedHash = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** The secret that belongs to a salt. It can be derived again with the key, which is not in the database. */
export const secretOfSalt = (key: Buffer, salt: Buffer): string =>
  createHmac('sha256', key).update('secret of a link').update(salt).digest('base64url')

/**
 * The secret that belongs to a client's idempotency key. The same key and salt derive it again, so a repeated request
 * gets the same reply although the secret itself is not stored.
 */
export const secretFor = (key: string, salt: Buffer): string =>
  createHmac('sha256', salt).update(key).digest('base64url')
