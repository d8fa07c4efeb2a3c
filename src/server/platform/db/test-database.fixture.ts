import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { closeAfter } from './close-after.fixture.ts'
import { type Connection, onDatabase } from './connection.ts'
import { type Database, openDatabase } from './database.ts'
import { createDatabase, type TestServer } from './test-server.fixture.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

export type TestDatabase = { readonly db: Database; readonly connection: Connection }

/** A database of the caller's own with every migration applied, empty and open. It ends as `closeAfter` says. */
export async function testDatabase(): Promise<TestDatabase> {
  const connection = await newDatabase(inject('testServer').template)
  const { db, close } = openDatabase(connection)
  closeAfter(close)
  return { db, connection }
}

/** A database of the caller's own without any table. */
export function emptyDatabase(): Promise<Connection> {
  return newDatabase()
}

async function newDatabase(template?: string): Promise<Connection> {
  const server = inject('testServer')
  const name = server.prefix + randomBytes(6).toString('hex')
  await createDatabase(server, name, template)
  return onDatabase(server.connection, name)
}
