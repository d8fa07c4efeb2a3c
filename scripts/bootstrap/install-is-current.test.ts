import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installIsCurrent } from './install-is-current.mjs'

const root = mkdtempSync(join(tmpdir(), 'forkcast-install-'))
const manifest = { dependencies: { a: '1.0.0' } }
const a = { version: '1.0.0', integrity: 'sha512-a' }
const forOtherMachines = { version: '1.0.0', integrity: 'sha512-b', optional: true }

const write = (file: string, content: object) => writeFileSync(join(root, file), JSON.stringify(content))
const writeLock = (packages: object) => write('package-lock.json', { packages })
const writeInstalled = (packages: object) => write('node_modules/.package-lock.json', { packages })

beforeEach(() => {
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  write('package.json', manifest)
  writeLock({ '': manifest, 'node_modules/a': a, 'node_modules/b': forOtherMachines })
  writeInstalled({ 'node_modules/a': a })
})
afterEach(() => rmSync(root, { recursive: true }))

test('an installation that matches the lock file is current', () => {
  expect(installIsCurrent(root)).toBe(true)
})

test('a fresh clone has nothing installed', () => {
  rmSync(join(root, 'node_modules'), { recursive: true })
  expect(installIsCurrent(root)).toBe(false)
})

test.each([
  ['another version', { 'node_modules/a': { ...a, version: '2.0.0' } }],
  ['another content', { 'node_modules/a': { ...a, integrity: 'sha512-x' } }],
  ['nothing', {}],
])('%s does not match the lock file', (_, installed) => {
  writeInstalled(installed)
  expect(installIsCurrent(root)).toBe(false)
})

test('an optional package of another version is replaced', () => {
  writeInstalled({ 'node_modules/a': a, 'node_modules/b': { ...forOtherMachines, version: '0.9.0' } })
  expect(installIsCurrent(root)).toBe(false)
})

test('a package added to package.json by hand is not in the lock file yet', () => {
  write('package.json', { dependencies: { a: '1.0.0', c: '1.0.0' } })
  expect(installIsCurrent(root)).toBe(false)
})

test('an interrupted installation does not count', () => {
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{"packages": {"node_mod')
  expect(installIsCurrent(root)).toBe(false)
})
