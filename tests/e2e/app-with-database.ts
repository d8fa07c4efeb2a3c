import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Connection, onDatabase } from '#server/platform/db/connection.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { createDatabase } from '#server/platform/db/test-server.fixture.ts'
import { type ServedApp, serveApp } from './served-app.ts'

export type AppWithDatabase = ServedApp & { readonly db: Database }

/** A connection as a URL; a socket's folder is added as a parameter. */
function addressOf(connection: Connection): string {
  if (typeof connection === 'string') return connection
  const { user, password, host, port, database } = connection
  const account = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`
  return `postgres://${account}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

/**
 * An app with these settings and its own database, which the test can access too. The database is cloned in the
 * PostgreSQL of the run, migrated, and filled before the app starts and counts for the first time.
 */
export async function appWithDatabase(
  settings: Readonly<Record<string, string>> = {},
  seed: (db: Database) => Promise<unknown> = async () => {},
): Promise<AppWithDatabase> {
  const server = inject('testServer')
  const name = server.prefix + randomBytes(6).toString('hex')
  await createDatabase(server, name, server.template)
  const connection = onDatabase(server.connection, name)
  const { db, close } = openDatabase(connection)
  try {
    await seed(db)
    const app = await serveApp({ ...settings, DATABASE_URL: addressOf(connection) })
    const stop = async () => {
      await app.stop()
      await close()
    }
    return { ...app, db, stop }
  } catch (error) {
    await close()
    throw error
  }
}
