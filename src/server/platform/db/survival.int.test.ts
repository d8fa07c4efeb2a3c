import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { ConnectionSettings } from './connection.ts'
import { openDatabase } from './database.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { ask, dataFoldersWithDatabase, startHere, temporaryDataFolder } from './embedded/data-folder.fixture.ts'
import { spawnStarter } from './embedded/spawn-starter.fixture.ts'

const folderWithDatabase = await dataFoldersWithDatabase()
const startedAt = 'select pg_postmaster_start_time()::text'
const pidFile = (dataDir: string) => join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
const postmasterOf = (dataDir: string) => Number.parseInt(readFileSync(pidFile(dataDir), 'utf8'), 10)

async function killedApp(dataDir: string): Promise<ConnectionSettings | undefined> {
  const app = spawnStarter(dataDir)
  const { connection } = await app.outcome
  await app.end('SIGKILL')
  return connection
}

test('a server that outlived its app is adopted by the next app, and stopped with it', async () => {
  const dataDir = await folderWithDatabase()
  const orphan = await killedApp(dataDir)
  const before = await ask(orphan, startedAt)
  const server = await startHere(dataDir)
  expect(await ask(server.connection, startedAt)).toEqual(before)
  await server.stop()
  await expect(ask(orphan, 'select 1')).rejects.toSatisfy(isDatabaseUnavailable)
})

test('committed rows survive when app and server are killed together', async () => {
  const dataDir = await folderWithDatabase()
  const app = spawnStarter(dataDir)
  const { connection } = await app.outcome
  await ask(connection, 'create table note as select 11 as answer')
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  await app.end('SIGKILL')
  const server = await startHere(dataDir)
  expect(await ask(server.connection, 'select answer from note')).toEqual([11])
})

test('a start waits for an orphaned server that is shutting down', async () => {
  const dataDir = await folderWithDatabase()
  await killedApp(dataDir)
  process.kill(postmasterOf(dataDir), 'SIGINT')
  const { connection } = await startHere(dataDir)
  expect(await ask(connection, 'select 1')).toEqual([1])
})

test('a server that dies alone is restarted soon, and pools recover', async () => {
  const dataDir = await folderWithDatabase()
  const server = await startHere(dataDir)
  const { db, close } = openDatabase(server.connection)
  onTestFinished(close)
  const count = () => db.selectFrom('schema_migrations').select('number').execute()
  await ask(server.connection, 'create table schema_migrations as select 3 as number')
  expect(await count()).toEqual([{ number: 3 }])
  for (let death = 0; death < 3; death++) {
    process.kill(postmasterOf(dataDir), 'SIGKILL')
    await retried(() => ask(server.connection, 'select 1'))
    expect(await retried(count)).toEqual([{ number: 3 }])
  }
})

test('an adopted server that dies is restarted as well', async () => {
  const dataDir = await folderWithDatabase()
  await killedApp(dataDir)
  const server = await startHere(dataDir)
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  expect(await retried(() => ask(server.connection, 'select 1'))).toEqual([1])
})

test('a single killed backend costs the others only their connection', async () => {
  const server = await startHere(await folderWithDatabase())
  const victim = new pg.Client(server.connection)
  victim.on('error', () => {})
  await victim.connect()
  const { rows } = await victim.query<{ id: number }>('select pg_backend_pid() as id')
  process.kill(rows[0]?.id ?? 0, 'SIGKILL')
  expect(await retried(() => ask(server.connection, 'select 1'))).toEqual([1])
})

test('stop() during a restart leaves no server running', async () => {
  const dataDir = await folderWithDatabase()
  const server = await startHere(dataDir)
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  await server.stop()
  await expect(ask(server.connection, 'select 1')).rejects.toSatisfy(isDatabaseUnavailable)
})

test('the process id of a dead server may belong to another process by now', async () => {
  const dataDir = await folderWithDatabase()
  await killedApp(dataDir)
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  const stranger = spawn('sleep', ['60'], { ...account, stdio: 'ignore' })
  onTestFinished(() => void stranger.kill('SIGKILL'))
  const lock = join(dataDir, 'postgres/cluster/.s.PGSQL.5432.lock')
  for (const path of [pidFile(dataDir), lock]) {
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(stranger.pid)))
  }
  const { connection } = await startHere(dataDir)
  expect(await ask(connection, 'select 1')).toEqual([1])
  expect(stranger.exitCode).toBeNull()
})

test('a pid file that a power cut left empty does not block a start', async () => {
  const dataDir = await folderWithDatabase()
  await killedApp(dataDir)
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  writeFileSync(pidFile(dataDir), '')
  const { connection } = await startHere(dataDir)
  expect(await ask(connection, 'select 1')).toEqual([1])
})

test('a second app on the folder is refused, and can start once the first is gone', async () => {
  const dataDir = await folderWithDatabase()
  const first = await startHere(dataDir)
  await expect(startHere(dataDir, { lockPatience: 100 })).rejects.toThrow('Another process of this app')
  const elsewhere = spawnStarter(dataDir)
  await first.stop()
  expect(await elsewhere.outcome).toHaveProperty('connection')
})

test('of two apps started at once on an empty folder one starts and the other is refused', async () => {
  const dataDir = await temporaryDataFolder()
  const outcomes = await Promise.all([spawnStarter(dataDir).outcome, spawnStarter(dataDir).outcome])
  expect(outcomes.filter(({ connection }) => connection !== undefined)).toHaveLength(1)
  expect(outcomes.filter(({ refused }) => refused === 'folder-in-use')).toHaveLength(1)
})

/** Retries a query until the database answers; any other error is thrown. */
async function retried<T>(query: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await query()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
