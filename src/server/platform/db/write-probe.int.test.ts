import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { testDatabase } from './test-database.fixture.ts'
import { probeWriting } from './write-probe.ts'

const { db, connection } = await testDatabase()

/** Runs the probe on a new connection, which has the present settings of the database. */
async function probe(): Promise<void> {
  const { db: fresh, close } = openDatabase(connection, { connections: 1 })
  await probeWriting(fresh).finally(close)
}

test('a database with a full disk fails the probe, and passes it once there is room again', async () => {
  await expect(probe()).resolves.toBeUndefined()
  const { name } = (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0] ?? { name: '' }
  // A full disk stops the sort at the same point as this limit: when it needs a file.
  await sql`alter database ${sql.id(name)} set temp_file_limit = '100kB'`.execute(db)
  await expect(probe()).rejects.toThrow('temporary file')
  await sql`alter database ${sql.id(name)} reset temp_file_limit`.execute(db)
  await expect(probe()).resolves.toBeUndefined()
})
