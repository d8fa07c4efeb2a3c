import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeBackupKey, readBackupKey } from './backup-key.ts'

function folders(): { readonly keys: string; readonly backups: string } {
  const root = mkdtempSync(join(tmpdir(), 'keys-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [keys, backups] = [join(root, 'keys'), join(root, 'backups')]
  mkdirSync(keys)
  mkdirSync(backups)
  return { keys, backups }
}

test('a key is made once, for its owner only, and read for a backup in another folder', () => {
  const { keys, backups } = folders()
  const path = join(keys, 'key')
  makeBackupKey(path)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const key = readBackupKey(path, join(backups, 'today'))
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(() => makeBackupKey(path)).toThrow('a key is never replaced')
  expect(readBackupKey(path, join(backups, 'today'))).toBe(key)
})

test('a key beside the backups, a short one and none are refused with what to do', () => {
  const { keys, backups } = folders()
  const beside = join(backups, 'key')
  makeBackupKey(beside)
  expect(() => readBackupKey(beside, join(backups, 'today'))).toThrow('Keep the key where the backups are not.')
  expect(() => readBackupKey(join(keys, 'none'), join(backups, 'today'))).toThrow('npm run backup -- --new-key')
  writeFileSync(join(keys, 'short'), 'password\n')
  expect(() => readBackupKey(join(keys, 'short'), join(backups, 'today'))).toThrow('holds no key')
})
