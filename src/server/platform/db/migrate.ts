import pg from 'pg'
import { type Connection, clientConfig } from './connection.ts'
import {
  type Applied,
  type Migration,
  MigrationRefused,
  migrationsFolder,
  planMigrations,
  readMigrations,
  refuseEarlierSchema,
} from './migration-files.ts'
import { refuseUnfinishedRestore } from './unfinished-restore.ts'

// An arbitrary number that nothing else in the database locks.
const LOCK = 4_077_202_601
/** ms after which a server that accepts the connection but does not answer ends the start. */
const CONNECT_TIMEOUT = 10_000
/** ms that a process waits for another one that is migrating, and a migration for those who use a table. */
const LOCK_WAIT = 120_000

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
 * Any number of processes may call it at once: one works, the others wait. The lock belongs to the transaction, so it
 * works through a pooler that hands a connection to somebody else after each transaction.
 * @throws MigrationRefused
 */
export async function migrate(
  connection: Connection,
  folder = migrationsFolder,
  lockWait = LOCK_WAIT,
): Promise<readonly string[]> {
  const files = readMigrations(folder)
  const client = new pg.Client({ ...clientConfig(connection), connectionTimeoutMillis: CONNECT_TIMEOUT })
  // A lost connection fails the running query; without a listener its event would end the process as well.
  client.on('error', () => {})
  await client.connect()
  try {
    if (planMigrations(files, await readApplied(client)).length === 0) return []
    const applied: string[] = []
    for (;;) {
      const name = await applyNext(client, files, lockWait)
      if (name === null) return applied
      applied.push(name)
    }
  } finally {
    await client.end()
  }
}

async function readApplied(client: Pick<pg.Pool, 'query'>): Promise<readonly Applied[]> {
  const known = await client.query<{ exists: boolean }>(`select to_regclass('schema_migrations') is not null as exists`)
  if (known.rows[0]?.exists !== true) return []
  const applied = await client.query<Applied>('select number, name, checksum from schema_migrations order by number')
  return applied.rows
}

/** Applies the first migration that is missing and returns its name; null if none is. */
async function applyNext(client: pg.Client, files: readonly Migration[], lockWait: number): Promise<string | null> {
  try {
    await client.query('begin')
    // What a role or a database limits is meant for requests.
    await client.query(`set local statement_timeout = 0; set local lock_timeout = ${lockWait}`)
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]).catch(refuseLongWait)
    await refuseUnfinishedRestore(client)
    await client.query(historyTable)
    const [next] = planMigrations(files, await readApplied(client))
    if (next !== undefined) await apply(client, next)
    await client.query('commit')
    return next?.name ?? null
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** The files of migrations that a database has had. @throws MigrationRefused if one of them is not among the files */
export function filesOf(wanted: readonly Applied[], folder = migrationsFolder): readonly Migration[] {
  refuseEarlierSchema(wanted)
  const files = new Map(readMigrations(folder).map((file) => [file.number, file]))
  return wanted.map(({ number, name, checksum }) => {
    const file = files.get(number)
    if (file?.name === name && file.checksum === checksum) return file
    throw new MigrationRefused(
      `It needs migration ${name}, which this version does not have. Use the version that wrote it.`,
    )
  })
}

/**
 * In an open transaction: creates the tables as they are after some of the migrations, while no other process migrates.
 * The history of migrations stays empty.
 */
export async function createTables(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK])
  await client.query(historyTable)
  for (const migration of migrations) await apply(client, migration)
  await client.query('truncate schema_migrations')
}

const LOCK_NOT_AVAILABLE = '55P03'

function refuseLongWait(error: unknown): never {
  if (!(error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)) throw error
  throw new MigrationRefused(
    'Another process has been bringing the database up to date for minutes. Start this one again when it is done; if ' +
      'none is running, end the connection that pg_locks shows with an advisory lock.',
    { cause: error },
  )
}

async function apply(client: pg.Client, { number, name, checksum, sql }: Migration): Promise<void> {
  try {
    await client.query(sql)
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      number,
      name,
      checksum,
    ])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationRefused(`Migration ${name} failed and was rolled back: ${reason}`, { cause: error })
  }
}
