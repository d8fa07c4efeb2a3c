import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '#server/platform/db/database.ts'
import { describeSchema } from '#server/platform/db/describe-schema.ts'
import { describeTables } from '#server/platform/db/describe-tables.fixture.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { migrate } from '#server/platform/db/migrate.ts'

const folder = join(import.meta.dirname, '../src/server/platform/db')

// Run this after writing a migration: it applies all migrations to an empty database and writes down the schema.
const dataDir = await mkdtemp(join(tmpdir(), 'schema-'))
const server = await startEmbeddedPostgres({ dataDir, log: () => {} })
try {
  await migrate(server.connection)
  const client = new pg.Client(server.connection)
  await client.connect()
  const heading = '-- What the migrations make, written by "npm run schema". Change a migration, not this.\n\n'
  await writeFile(join(folder, 'schema.sql'), heading + (await describeSchema(client)))
  await client.end()
  const { db, close } = openDatabase(server.connection)
  await writeFile(join(folder, 'tables.generated.ts'), await describeTables(db))
  await close()
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
