import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { testDatabase } from './test-database.fixture.ts'
import { probeWriting } from './write-probe.ts'

const { db, connection } = await testDatabase()

/** The probe on a connection of its own, which knows the settings of the database as they are now. */
async function probe(): Promise<void> {
  const { db: fresh, close } = openDatabase(connection, { connections: 1 })
  await probeWriting(fresh).finally(close)
}

test('a database without room on its disk does not write, and one with room again does', async () => {
  await expect(probe()).resolves.toBeUndefined()
  const { name } = (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0] ?? { name: '' }
  // A full disk stops the sort where this limit does: when it wants a file.
  await sql`alter database ${sql.id(name)} set temp_file_limit = '100kB'`.execute(db)
  await expect(probe()).rejects.toThrow('temporary file')
  await sql`alter database ${sql.id(name)} reset temp_file_limit`.execute(db)
  await expect(probe()).resolves.toBeUndefined()
})
