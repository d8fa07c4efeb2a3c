import { randomBytes } from 'node:crypto'
import { type Connection, onDatabase } from '#server/platform/db/connection.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { createDatabase, startTestServer } from '#server/platform/db/test-server.fixture.ts'
import { serveApp } from '../served-app.ts'
import { CONSOLE_TOKEN } from './operator.ts'

export type AppWithDatabase = {
  readonly url: string
  readonly db: Database
  stop(): Promise<void>
}

/** A connection as an address; a socket's folder is named beside it. */
function addressOf(connection: Connection): string {
  if (typeof connection === 'string') return connection
  const { user, password, host, port, database } = connection
  const account = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`
  return `postgres://${account}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

/** An app on a database that the test reaches as well, filled before the app starts and counts for the first time. */
export async function appWithDatabase(
  seed: (db: Database) => Promise<unknown> = async () => {},
): Promise<AppWithDatabase> {
  const { server, stop: stopServer } = await startTestServer(process.env['TEST_DATABASE_URL'])
  const name = server.prefix + randomBytes(6).toString('hex')
  await createDatabase(server, name, server.template)
  const connection = onDatabase(server.connection, name)
  const { db, close } = openDatabase(connection)
  const closeAll = async () => {
    await close()
    await stopServer()
  }
  try {
    await seed(db)
    const app = await serveApp({ CONSOLE_TOKEN, DATABASE_URL: addressOf(connection) })
    const stop = async () => {
      await app.stop()
      await closeAll()
    }
    return { url: app.url, db, stop }
  } catch (error) {
    await closeAll()
    throw error
  }
}
