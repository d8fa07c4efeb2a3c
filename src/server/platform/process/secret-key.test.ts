import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keysOf } from './secret-key.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'secret-key-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const path = join(dataDir, 'secret-key')
const ownDatabase = { secretKey: null, databaseUrl: null, dataDir }

test('with the app’s own database a key is created once, readable only by its owner', () => {
  const key = keysOf(ownDatabase)
  expect(keysOf(ownDatabase)).toEqual(key)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readFileSync(path, 'utf8')).toMatch(/^[\w-]{43}\n$/)
})

test('a file that a crash left incomplete is replaced', () => {
  writeFileSync(path, '')
  expect(keysOf(ownDatabase)).toEqual(keysOf(ownDatabase))
})

test('processes with the same SECRET_KEY have the same keys; without it each has its own key for links', () => {
  const shared = { ...ownDatabase, databaseUrl: 'postgres://db/app', secretKey: 'one secret for all processes' }
  expect(keysOf(shared)).toEqual(keysOf(shared))
  expect(keysOf(shared).counting).not.toEqual(keysOf(shared).links)
  const alone = { ...shared, secretKey: null }
  expect(keysOf(alone).links).not.toEqual(keysOf(alone).links)
  // They still have to count together.
  expect(keysOf(alone).counting).toEqual(keysOf(alone).counting)
})
