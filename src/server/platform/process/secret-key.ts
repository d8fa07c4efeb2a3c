import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/platform/config/config.ts'
import { hashOf, newSecret } from '#server/platform/crypto/secret.ts'

/** Keys that are never in the database. */
export type Keys = {
  /** Under which addresses and networks are counted; the same for all processes. */
  readonly counting: Buffer
  /** With which the secret of a link can be made again. */
  readonly links: Buffer
}

/** Characters that a key in the data folder has at least; fewer are the remains of a crash. */
const KEY_LENGTH = 43

/**
 * The keys of SECRET_KEY. Without one: beside the app's own database from a file of its own, which is made once. With
 * another database, which other processes may count in, addresses and networks are then counted as if under no key, and
 * links can be made again by this process only.
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
