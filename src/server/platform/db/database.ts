import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Connection, clientConfig } from './connection.ts'
import type { Schema } from './schema.ts'
import { valueParsers } from './value-parsers.ts'

export type Database = Kysely<Schema>

export type OpenDatabase = {
  readonly db: Database
  readonly pool: pg.Pool
  /** Waits for the queries under way. */
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** The most connections at a time; the others wait their turn. */
  readonly connections?: number
  readonly log?: (line: string) => void
}

/** Opens a pool of connections; the first is made by the first query. */
export function openDatabase(connection: Connection, options: DatabaseOptions = {}): OpenDatabase {
  const pool = new pg.Pool({
    ...clientConfig(connection),
    types: valueParsers,
    max: options.connections ?? 10,
    // Also the longest wait for a free connection: whoever waits longer is better served by "try again".
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  // A connection whose server dies says so by an 'error' event, which would end the process if nobody heard it. The
  // pool hears it for idle connections only; on one in use, the query fails as well and the pool replaces it.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => options.log?.(`A database connection was lost: ${error.message}`))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}
