import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { accountNamed, makeOwnUser, serverAccount } from './account.ts'

const root = 'root:x:0:0:root:/root:/bin/sh\n'
const users = `${root}forkcast:x:997:996::/nonexistent:/usr/sbin/nologin\n`
const nobody = { uid: 65534, gid: 65534 }
const isRoot = process.getuid?.() === 0
const canMakeUsers = isRoot && existsSync('/usr/sbin/useradd')
const nowhere = join(import.meta.dirname, 'no-such-folder')

test('a database started by root runs as the user created for it, else as nobody', () => {
  const makeUser = () => expect.fail('there is one')
  expect(serverAccount(nowhere, { appUid: 0, users: () => users, makeUser })).toEqual({ uid: 997, gid: 996 })
  expect(serverAccount(nowhere, { appUid: 0, users: () => root })).toEqual(nobody)
  expect(serverAccount(nowhere, { appUid: 1000, users: () => users, makeUser })).toBeNull()
})

test('if the start may do so, the user is created for a new database; if that fails, it is nobody', () => {
  let known = root
  const makeUser = () => {
    known = users
  }
  expect(serverAccount(nowhere, { appUid: 0, users: () => known, makeUser })).toEqual({ uid: 997, gid: 996 })
  expect(serverAccount(nowhere, { appUid: 0, users: () => root, makeUser: () => {} })).toEqual(nobody)
})

test.runIf(isRoot)('an existing database keeps its owner', () => {
  const home = mkdtempSync(join(tmpdir(), 'owned-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  chownSync(home, 4711, 4712)
  const makeUser = () => expect.fail('the database has an owner')
  expect(serverAccount(home, { appUid: 0, users: () => root, makeUser })).toEqual({ uid: 4711, gid: 4712 })
})

test('neither root nor a malformed line is an account', () => {
  expect(accountNamed('root', users)).toBeNull()
  expect(accountNamed('forkcast', 'forkcast:x')).toBeNull()
})

test.runIf(canMakeUsers)('the created user has no shell, no home and its own group, and is created once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'users-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const etc = join(folder, 'etc')
  mkdirSync(etc)
  writeFileSync(join(etc, 'passwd'), root)
  writeFileSync(join(etc, 'group'), 'root:x:0:\n')
  writeFileSync(join(etc, 'shadow'), 'root:*:20000:0:99999:7:::\n')
  makeOwnUser(folder)
  const listed = readFileSync(join(etc, 'passwd'), 'utf8')
  expect(listed).toMatch(/^forkcast:x:\d+:\d+::\/nonexistent:\/usr\/sbin\/nologin$/m)
  expect(readFileSync(join(etc, 'shadow'), 'utf8')).toMatch(/^forkcast:!/m)
  const account = accountNamed('forkcast', listed)
  expect(readFileSync(join(etc, 'group'), 'utf8')).toMatch(new RegExp(`^forkcast:[x!]:${account?.gid}:$`, 'm'))
  makeOwnUser(folder)
  expect(readFileSync(join(etc, 'passwd'), 'utf8')).toBe(listed)
})
