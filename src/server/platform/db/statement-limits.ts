import pg from 'pg'
import { type Connection, clientConfig } from './connection.ts'
import { timeouts } from './timeouts.ts'

/** Where the server knows from how long a statement may take and wait for a lock; `nowhere`: only the client ends it. */
export type LimitsFrom = 'connection' | 'role' | 'nowhere'

type Limits = Pick<typeof timeouts, 'statement' | 'lock'>

/** ms after which a server that accepts the connection but does not answer ends the start. */
const CONNECT_TIMEOUT = 10_000
const INSUFFICIENT_PRIVILEGE = '42501'
// An arbitrary number: one process at a time changes the role.
const LOCK = 4_077_202_603

async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT })
  // A lost connection fails the running query; without a listener its event would end the process as well.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Whether limits given with a connection apply to its statements. PgBouncer refuses them, or drops them if told to. */
async function areTaken(connection: Connection, { statement, lock }: Limits): Promise<boolean> {
  try {
    return await withClient(
      { ...clientConfig(connection), statement_timeout: statement, lock_timeout: lock },
      async (client) => {
        const { rows } = await client.query<{ ms: string }>(
          `select setting as ms from pg_settings where name in ('statement_timeout', 'lock_timeout') order by name`,
        )
        return rows.map(({ ms }) => Number(ms)).join() === [lock, statement].join()
      },
    )
  } catch (error) {
    if (error instanceof Error && /unsupported startup parameter/.test(error.message)) return false
    throw error
  }
}

/** Makes limits the defaults of this role in this database; connections that the pooler opens from now on have them. */
async function setForRole(connection: Connection, { statement, lock }: Limits): Promise<void> {
  const wanted = [`statement_timeout=${statement}`, `lock_timeout=${lock}`]
  await withClient(clientConfig(connection), async (client) => {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    const { rows } = await client.query<{ database: string; set: string[] | null }>(
      `select current_database() as database, (
        select setconfig from pg_db_role_setting
        where setdatabase = (select oid from pg_database where datname = current_database())
          and setrole = (select oid from pg_roles where rolname = current_user)) as set`,
    )
    const [{ database, set } = { database: '', set: null }] = rows
    for (const setting of wanted.filter((each) => !(set ?? []).includes(each))) {
      const [name = '', ms = ''] = setting.split('=')
      await client.query(
        `alter role current_user in database ${client.escapeIdentifier(database)} set ${name} = '${Number(ms)}'`,
      )
    }
    await client.query('commit')
  })
}

/**
 * Finds out whether the database takes limits with each connection. Behind a pooler that hands its connections to
 * everybody in turn it cannot; then the limits are made the defaults of the role in this database, if it may be changed.
 * @throws an error of the database if it cannot be reached
 */
export async function prepareLimits(connection: Connection, limits: Limits = timeouts): Promise<LimitsFrom> {
  if (await areTaken(connection, limits)) return 'connection'
  try {
    await setForRole(connection, limits)
    return 'role'
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE) return 'nowhere'
    throw error
  }
}
