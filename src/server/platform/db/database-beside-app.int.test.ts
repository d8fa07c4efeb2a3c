import { expect, test } from 'vitest'
import { openBesideApp } from './database-beside-app.ts'
import { ask, dataFoldersWithDatabase, startHere, temporaryDataFolder } from './embedded/data-folder.fixture.ts'

const folderWithDatabase = await dataFoldersWithDatabase()
const settingsOf = (dataDir: string) => ({ databaseUrl: null, dataDir })

test("the app's own database is shared while the app runs, and started for as long as it takes otherwise", async () => {
  const dataDir = await folderWithDatabase()
  const app = await startHere(dataDir)
  const beside = await openBesideApp(settingsOf(dataDir))
  if (typeof beside.connection === 'string') throw new Error('It is not an address.')
  await ask(beside.connection, 'create table note as select 42 as answer')
  await beside.close()
  expect(await ask(app.connection, 'select answer from note')).toEqual([42])
  await app.stop()
  const alone = await openBesideApp(settingsOf(dataDir))
  if (typeof alone.connection === 'string') throw new Error('It is not an address.')
  expect(await ask(alone.connection, 'select answer from note')).toEqual([42])
  await alone.close()
  await expect(ask(alone.connection, 'select 1')).rejects.toThrow()
})

test('a folder without a database is named, and none is created', async () => {
  const dataDir = await temporaryDataFolder()
  await expect(openBesideApp(settingsOf(dataDir))).rejects.toThrow('There is no database in')
})

test('an address is used as it is', async () => {
  const databaseUrl = 'postgres://somebody@example.com/app'
  expect((await openBesideApp({ databaseUrl, dataDir: './data' })).connection).toBe(databaseUrl)
})
