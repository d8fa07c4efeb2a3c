import { expect, test } from 'vitest'
import { temporaryDataFolder } from '#server/platform/db/embedded/data-folder.fixture.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { emptyDatabase, testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { addressOf, backupFolder, contentOf } from './backup.fixture.ts'
import { makeBackup, rehearse, restoreInto } from './make-backup.ts'

const fileNamed = backupFolder()
const now = () => new Date()

test("an installation moves from an address to the app's own database and back, verified without a server of its own", async () => {
  const { db, connection } = await testDatabase()
  await db
    .insertInto('annotations')
    .values({ id: crypto.randomUUID(), at: now(), text: 'A note – «été»\t\\N\n', added_by: 'ann' })
    .execute()
  const before = await contentOf(connection)
  const [there, back] = [fileNamed('there'), fileNamed('back')]
  await makeBackup({ databaseUrl: addressOf(connection), dataDir: '/nowhere' }, there, { now, scratch: null })

  const own = { databaseUrl: null, dataDir: await temporaryDataFolder() }
  await restoreInto(own, there)
  await expect(restoreInto(own, there)).rejects.toThrow('The database is not empty')
  const app = await startEmbeddedPostgres({ dataDir: own.dataDir, log: () => {} })
  expect(await contentOf(app.connection)).toEqual(before)
  // The app runs, and the backup is made beside it.
  await makeBackup(own, back, { now })
  await expect(restoreInto(own, back)).rejects.toThrow('Another process of this app is already running')
  await app.stop()

  const target = await emptyDatabase()
  const { summary } = await rehearse(back, async () => ({ connection: target, close: async () => {} }))
  expect(await contentOf(target)).toEqual(before)
  // The first backup was recorded where it was made, after it was complete.
  expect(summary.rows.find(({ name }) => name === 'backups')?.rows).toBe(0)
})
