import pg from 'pg'
import { type Connection, clientConfig } from './connection.ts'
import {
  type Applied,
  type Migration,
  MigrationRefused,
  migrationsFolder,
  planMigrations,
  readMigrations,
} from './migration-files.ts'

// An arbitrary number that nothing else in the database locks.
const LOCK = 4_077_202_601
/** ms after which a server that accepts the connection but does not answer ends the start. */
const CONNECT_TIMEOUT = 10_000

const historyTable = `create table if not exists schema_migrations (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
)`

/** Whether all migrations have been applied. @throws MigrationRefused */
export const isMigrated = async (db: Pick<pg.Pool, 'query'>, folder = migrationsFolder): Promise<boolean> =>
  planMigrations(readMigrations(folder), await readApplied(db)).length === 0

/**
 * Brings the database up to date and returns the names of the migrations that it applied, each in its own transaction.
 * Any number of processes may call it at once: one works, the others wait.
 * @throws MigrationRefused
 */
export async function migrate(connection: Connection, folder = migrationsFolder): Promise<readonly string[]> {
  const files = readMigrations(folder)
  const client = new pg.Client({ ...clientConfig(connection), connectionTimeoutMillis: CONNECT_TIMEOUT })
  // A lost connection fails the running query; without a listener its event would end the process as well.
  client.on('error', () => {})
  await client.connect()
  try {
    if (planMigrations(files, await readApplied(client)).length === 0) return []
    return await applyPending(client, files)
  } finally {
    await client.end()
  }
}

/** The lock belongs to the connection and is released with it, however this ends. */
async function applyPending(client: pg.Client, files: readonly Migration[]): Promise<readonly string[]> {
  await client.query('select pg_advisory_lock($1)', [LOCK])
  await client.query(historyTable)
  const pending = planMigrations(files, await readApplied(client))
  for (const migration of pending) await apply(client, migration)
  return pending.map(({ name }) => name)
}

async function readApplied(client: Pick<pg.Pool, 'query'>): Promise<readonly Applied[]> {
  const known = await client.query<{ exists: boolean }>(`select to_regclass('schema_migrations') is not null as exists`)
  if (known.rows[0]?.exists !== true) return []
  const applied = await client.query<Applied>('select number, name, checksum from schema_migrations order by number')
  return applied.rows
}

async function apply(client: pg.Client, { number, name, checksum, sql }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      number,
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationRefused(`Migration ${name} failed and was rolled back: ${reason}`, { cause: error })
  }
}
