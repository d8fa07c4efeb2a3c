import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyedHash } from '#server/platform/crypto/secret.ts'
import type { Keys } from '#server/platform/process/secret-key.ts'

/** Bytes of an authenticator's secret (RFC 4226 recommends 20). */
const SECRET_LENGTH = 20
const NONCE_LENGTH = 12
const TAG_LENGTH = 16

type KeyHolder = Pick<Keys, 'counting'>
const keyOf = ({ counting }: KeyHolder): Buffer => keyedHash(counting, 'secrets of authenticators')

export const newCodeSecret = (): Buffer => randomBytes(SECRET_LENGTH)

/** Encrypts an authenticator's secret: a copy of the database is not enough to generate codes. */
export function sealSecret(keys: KeyHolder, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_LENGTH)
  const cipher = createCipheriv('aes-256-gcm', keyOf(keys), nonce)
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts the secret; null if it was encrypted under another key. */
export function openSecret(keys: KeyHolder, sealed: Buffer): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(keys), sealed.subarray(0, NONCE_LENGTH))
  decipher.setAuthTag(sealed.subarray(-TAG_LENGTH))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_LENGTH, -TAG_LENGTH)), decipher.final()])
  } catch {
    return null
  }
}
