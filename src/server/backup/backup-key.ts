import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { newSecret } from '#server/platform/crypto/secret.ts'
import { BackupRefused } from './backup-refused.ts'

/** Minimum number of characters of a key; fewer are the remains of a crash, or a password. */
const KEY_LENGTH = 43

/** Makes a new key. An existing file is never replaced: it may open every backup there is. */
export function makeBackupKey(path: string): void {
  try {
    writeFileSync(path, `${newSecret()}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    throw new BackupRefused(`${path} exists already, and a key is never replaced. Choose another name.`, {
      cause: error,
    })
  }
}

/**
 * The key in a file, for a backup in another folder than the key's: whoever takes the folder of backups must not find the
 * key in it.
 * @throws BackupRefused
 */
export function readBackupKey(path: string, backup: string): string {
  const key = readText(path)
  if (key.length < KEY_LENGTH)
    throw new BackupRefused(
      `${path} holds no key. Make one with: npm run backup -- --new-key <file>, in another folder than the backups.`,
    )
  if (realpathSync(dirname(resolve(path))) === realpathSync(dirname(resolve(backup))))
    throw new BackupRefused('The key and the backup are in one folder. Keep the key where the backups are not.')
  return key
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new BackupRefused(
      `The key file ${path} cannot be read. Make one with: npm run backup -- --new-key <file>, and keep it apart.`,
      { cause: error },
    )
  }
}
