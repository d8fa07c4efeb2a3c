import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/platform/config/config.ts'
import { hashOf, newSecret } from '#server/platform/crypto/secret.ts'

/** Keys that are never stored in the database. */
export type Keys = {
  /** The key under which addresses and networks are counted; the same for all processes. */
  readonly counting: Buffer
  /** The key from which the secret of a link can be derived again. */
  readonly links: Buffer
}

/** Minimum number of characters of a key in the data folder; fewer are the remains of a crash. */
const KEY_LENGTH = 43

/**
 * The keys derived from SECRET_KEY. Without it, the app's own database gets a key file of its own, which is created
 * once. With another database, which other processes may share, addresses and networks are counted under a fixed key
 * that protects nothing, and only this process can derive the secrets of its links again.
 */
export function keysOf({
  secretKey,
  databaseUrl,
  dataDir,
}: Pick<Config, 'secretKey' | 'databaseUrl' | 'dataDir'>): Keys {
  if (secretKey === null && databaseUrl !== null) return { counting: hashOf(''), links: randomBytes(32) }
  const path = join(dataDir, 'secret-key')
  const key = secretKey ?? readKey(path) ?? makeKey(path)
  return { counting: hashOf(`counting ${key}`), links: hashOf(`links ${key}`) }
}

function readKey(path: string): string | null {
  try {
    const key = readFileSync(path, 'utf8').trim()
    return key.length < KEY_LENGTH ? null : key
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function makeKey(path: string): string {
  const key = newSecret()
  writeFileSync(`${path}.new`, `${key}\n`, { mode: 0o600 })
  renameSync(`${path}.new`, path)
  return key
}
