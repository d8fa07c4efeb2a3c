import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { casesOf } from '#domain/extent.fixture.ts'
import { accountNamed } from './embedded/account.ts'
import { ask, dataFoldersWithDatabase, startHere, temporaryDataFolder } from './embedded/data-folder.fixture.ts'
import { spawnStarter } from './embedded/spawn-starter.fixture.ts'

const folderWithDatabase = await dataFoldersWithDatabase()
const isRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }

test('rows survive a stop and a start', async () => {
  const dataDir = await folderWithDatabase()
  const first = await startHere(dataDir)
  await ask(first.connection, 'create table note as select 42 as answer')
  await first.stop()
  const second = await startHere(dataDir)
  expect(await ask(second.connection, 'select answer from note')).toEqual([42])
})

test('the server is durable, checks its pages, listens on no port, and needs a password that only its owner may read', async () => {
  const dataDir = await temporaryDataFolder()
  const { connection } = await startHere(dataDir)
  const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses', 'timezone']
  const settings = await ask(connection, `select current_setting(unnest('{${names.join()}}'::text[]))`)
  expect(settings).toEqual(['on', 'on', 'on', 'on', '', 'UTC'])
  expect(await ask(connection, `select current_setting('password_encryption')`)).toEqual(['scram-sha-256'])
  await expect(ask({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow('password authentication failed')
  expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'app.lock')).mode & 0o777).toBe(0o600)
})

test('the server does not see the environment, and its log contains nothing that people entered', async () => {
  const dataDir = await folderWithDatabase()
  process.env['SECRET_OF_THE_APP'] = 'sk_live_1'
  const { connection } = await startHere(dataDir)
  delete process.env['SECRET_OF_THE_APP']
  const [environment] = await ask(connection, `select pg_read_file('/proc/self/environ')`).catch(() => [''])
  expect(environment).not.toContain('sk_live_1')
  await ask(connection, 'create table lead (email text primary key, weight integer)')
  await ask(connection, `insert into lead values ('ann@example.com', 80)`)
  await expect(ask(connection, `insert into lead values ('ann@example.com', 80)`)).rejects.toThrow('duplicate key')
  await expect(ask(connection, `insert into lead values ('bob@example.com', 'heavy')`)).rejects.toThrow('invalid input')
  expect(readFileSync(join(dataDir, 'postgres', 'server.log'), 'utf8')).not.toMatch(/example\.com|heavy/)
})

test('a path that is too long for a socket still works', async () => {
  const dataDir = join(await temporaryDataFolder(), 'a-long-name'.repeat(12))
  const { connection } = await startHere(dataDir)
  expect(await ask(connection, 'select 1')).toEqual([1])
})

test('the leftovers of a killed first start are removed', async () => {
  const dataDir = await temporaryDataFolder()
  const killed = spawnStarter(dataDir)
  await killed.said
  await expect.poll(() => readdirSync(dataDir)).toContainEqual(expect.stringMatching(/^postgres\.new-/))
  await killed.end('SIGKILL')
  const { connection } = await startHere(dataDir)
  expect(await ask(connection, 'select 1')).toEqual([1])
  expect(readdirSync(dataDir).sort()).toEqual(['app.lock', 'postgres'])
})

test('first starts killed at any moment do no harm', { timeout: 120_000 }, async () => {
  const dataDir = await temporaryDataFolder()
  for (const delay of [100, 850, 400, 250, 550, 700, 1000].slice(0, casesOf(3, 7))) {
    const killed = spawnStarter(dataDir)
    await Promise.race([new Promise((resolve) => setTimeout(resolve, delay)), killed.outcome])
    await killed.end('SIGKILL')
  }
  const { connection } = await startHere(dataDir)
  expect(await ask(connection, 'select 1')).toEqual([1])
})

test.runIf(isRoot)('root runs the server as an unprivileged user', async () => {
  const dataDir = await temporaryDataFolder()
  await startHere(dataDir)
  // As the product's own user where a start in production has made one, else as nobody.
  const { uid } = accountNamed('forkcast', readFileSync('/etc/passwd', 'utf8')) ?? { uid: 65534 }
  expect(statSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION')).uid).toBe(uid)
})

test.runIf(isRoot && process.platform === 'linux')(
  'root may keep the database where no other user may enter',
  async () => {
    const closed = join(await temporaryDataFolder(), 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const dataDir = join(closed, 'data')
    const first = await startHere(dataDir)
    await ask(first.connection, 'create table note as select 7 as answer')
    await first.stop()
    const second = await startHere(dataDir)
    expect(await ask(second.connection, 'select answer from note')).toEqual([7])
  },
)

test.runIf(isRoot)('an ordinary user can run the server as well', async () => {
  const dataDir = await temporaryDataFolder()
  chownSync(dataDir, nobody.uid, nobody.gid)
  const starter = spawnStarter(dataDir, nobody)
  const { connection } = await starter.outcome
  expect(await ask(connection, 'select 1')).toEqual([1])
  await starter.end('SIGTERM')
})

test('a copy of the folder, made by any user, is a backup', async () => {
  const [dataDir, restored] = [await folderWithDatabase(), await temporaryDataFolder()]
  const server = await startHere(dataDir)
  await ask(server.connection, 'create table note as select 5 as answer')
  await server.stop()
  await cp(join(dataDir, 'postgres'), join(restored, 'postgres'), { recursive: true })
  chmodSync(join(restored, 'postgres', 'cluster'), 0o755)
  const { connection } = await startHere(restored)
  expect(await ask(connection, 'select answer from note')).toEqual([5])
})
