import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { WriteLine } from '#server/platform/log/log.ts'
import { type Connection, clientConfig } from './connection.ts'
import { timeConnectionWaits } from './connection-waits.ts'
import { endsConnection } from './database-unavailable.ts'
import type { Schema } from './schema.ts'
import type { LimitsFrom } from './statement-limits.ts'
import { READ_TIMEOUT_MESSAGE, type Timeouts, timeouts } from './timeouts.ts'
import { valueParsers } from './value-parsers.ts'

export type Database = Kysely<Schema>

export type OpenDatabase = {
  readonly db: Database
  readonly pool: pg.Pool
  /** Whether so many requests wait for a connection that new ones should be refused at once. */
  isOverloaded(): boolean
  /** Waits for running queries. */
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** Maximum number of connections; further queries wait. */
  readonly connections?: number
  readonly timeouts?: Timeouts
  /** Another value than `connection` for a pooler that takes no limits with one; see `prepareLimits`. */
  readonly limitsFrom?: LimitsFrom
  readonly log?: WriteLine
}

/** Opens a pool of connections; the first query opens the first connection. */
export function openDatabase(connection: Connection, options: DatabaseOptions = {}): OpenDatabase {
  const { timeouts: limits = timeouts, limitsFrom = 'connection' } = options
  const pool = new pg.Pool({
    ...clientConfig(connection),
    types: valueParsers,
    max: options.connections ?? 10,
    // This is also the longest wait for a free connection: after it a request is refused with "try again".
    connectionTimeoutMillis: limits.connect,
    ...(limitsFrom === 'connection' ? { statement_timeout: limits.statement, lock_timeout: limits.lock } : {}),
    query_timeout: limits.read,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  pool.on('connect', (client) => {
    // If the server dies, the connection emits an 'error' event, which would end the process without a listener. The
    // pool listens only on idle connections; on one in use, the query fails as well and the pool replaces it.
    client.on('error', () => {})
    dropWhenBroken(client)
  })
  pool.on('error', (error) => options.log?.(`A database connection was lost: ${error.message}`))
  const { connect, isOverloaded } = timeConnectionWaits(() => pool.connect())
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { options: pool.options, connect, end: () => pool.end() } }),
  })
  return { db, pool, isOverloaded, close: () => db.destroy() }
}

/**
 * Closes a connection on which a reply did not arrive in time, or which the server is about to close. Otherwise the pool
 * would use it again: for queries that wait in vain, or for one that fails because the server closes it just then.
 */
function dropWhenBroken(client: pg.PoolClient): void {
  const query: (...args: readonly unknown[]) => unknown = client.query.bind(client)
  const watchedQuery = (...args: readonly unknown[]): unknown => {
    const result = query(...args)
    return result instanceof Promise ? result.catch((error: unknown) => dropIfBroken(client, error)) : result
  }
  Object.assign(client, { query: watchedQuery })
}

async function dropIfBroken(client: pg.PoolClient, error: unknown): Promise<never> {
  const { stream } = client.connection
  if (error instanceof Error && (error.message === READ_TIMEOUT_MESSAGE || endsConnection(error)) && !stream.closed) {
    const closed = new Promise((resolve) => stream.once('close', resolve))
    stream.destroy()
    // The pool treats a connection as broken only after it has emitted that it is closed.
    await closed
  }
  throw error
}
