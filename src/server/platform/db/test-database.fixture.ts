import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
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

/**
 * A new database for the caller with every migration applied and otherwise empty. It is closed as described at
 * `closeAfter`.
 */
export async function testDatabase(): Promise<TestDatabase> {
  return openedDatabase(await newDatabase(inject('testServer').template))
}

/** A database that exists, opened like one of `testDatabase`. */
export function openedDatabase(connection: Connection): TestDatabase {
  const { db, pool, close } = openDatabase(connection)
  pool.on('connect', nameStatements)
  closeAfter(close)
  return { db, connection }
}

/**
 * Lets the server keep the parsed and planned form of each statement with parameters. The jobs of a test run the same
 * dozens of statements hundreds of times, and planning is half of the server's work for them.
 */
function nameStatements(client: pg.PoolClient): void {
  const query: (...args: readonly unknown[]) => unknown = client.query.bind(client)
  const named = (...args: readonly unknown[]): unknown => {
    const [text, values] = args
    return typeof text === 'string' && Array.isArray(values) && args.length === 2
      ? query({ name: createHash('md5').update(text).digest('hex'), text, values })
      : query(...args)
  }
  Object.assign(client, { query: named })
}

/** A new database for the caller without any table. */
export function emptyDatabase(): Promise<Connection> {
  return newDatabase()
}

async function newDatabase(template?: string): Promise<Connection> {
  const server = inject('testServer')
  const name = server.prefix + randomBytes(6).toString('hex')
  await createDatabase(server, name, template)
  return onDatabase(server.connection, name)
}
