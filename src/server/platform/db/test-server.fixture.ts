import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createBoss, prepareQueues } from '#server/platform/job-queue/boss.ts'
import { type Connection, clientConfig, onDatabase } from './connection.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'

/** A PostgreSQL for one test run; a plain value, so that it can be passed to other processes. */
export type TestServer = {
  readonly connection: Connection
  /** Prefix of the name of every database of this run. */
  readonly prefix: string
  /** A migrated, empty database with the tables of the job system, used as a template. */
  readonly template: string
  /**
   * How databases are copied: if nothing waits for the disk, copying files takes half the time of logging each page.
   */
  readonly strategy: 'wal_log' | 'file_copy'
  /** Statements that are run in each copy of the template, such as those that spread its tables over a cluster. */
  readonly script: string | null
}

export type RunningTestServer = { readonly server: TestServer; stop(): Promise<void> }

/**
 * Prepares a server that is shared with others, or a new one that is deleted afterwards.
 * @param file of SQL that is run in each database that a test gets with tables
 * @throws an Error with a sentence, before any test, if that file cannot be read or the server refuses it
 */
export async function startTestServer(shared?: Connection, file?: string): Promise<RunningTestServer> {
  const script = file === undefined ? null : await readScript(file)
  const thrownAway = shared === undefined ? await throwAway() : null
  const prefix = `test_${randomBytes(4).toString('hex')}_`
  const server: TestServer = {
    connection: thrownAway?.connection ?? shared ?? '',
    prefix,
    template: `${prefix}template`,
    strategy: thrownAway === null ? 'wal_log' : 'file_copy',
    script,
  }
  // A server of our own is deleted with all its databases: dropping a hundred one by one takes longer than many tests.
  const stop = thrownAway?.stop ?? (() => dropDatabases(server))
  try {
    await createDatabase(server, server.template)
    await prepareTemplate(onDatabase(server.connection, server.template))
    if (script !== null) await createDatabase(server, `${prefix}trial`, server.template)
  } catch (error) {
    await stop()
    throw error
  }
  return { server, stop }
}

async function readScript(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`TEST_DATABASE_SQL names ${file}, which cannot be read.`, { cause: error })
  })
}

/** Applies every migration and lets the job system create its tables, so that no copy has to. */
async function prepareTemplate(connection: Connection): Promise<void> {
  await migrate(connection)
  const boss = createBoss(connection, () => {})
  await boss.start()
  await prepareQueues(boss)
  await boss.stop({ graceful: false })
}

/** Creates a database, as a copy of `template`. */
export async function createDatabase(server: TestServer, name: string, template = 'template1'): Promise<void> {
  await asAdministrator(server.connection, async (client) => {
    const source = client.escapeIdentifier(template)
    await client.query(
      `create database ${client.escapeIdentifier(name)} template ${source} strategy ${server.strategy}`,
    )
  })
  const { script } = server
  if (script !== null && template === server.template)
    await asAdministrator(onDatabase(server.connection, name), async (client) => {
      await client.query(script).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        throw new Error(`The server refuses the file that TEST_DATABASE_SQL names: ${reason}.`, { cause: error })
      })
    })
}

function dropDatabases(server: TestServer): Promise<void> {
  return asAdministrator(server.connection, async (client) => {
    const ours = 'select datname as name from pg_database where starts_with(datname, $1)'
    const { rows } = await client.query<{ name: string }>(ours, [server.prefix])
    for (const { name } of rows) await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`)
  })
}

async function asAdministrator(connection: Connection, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function throwAway(): Promise<{ connection: Connection; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-server-'))
  const remove = () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  try {
    const server = await startEmbeddedPostgres({ dataDir, log: () => {}, isThrownAway: true })
    const stop = async () => {
      await server.stop()
      await remove()
    }
    return { connection: server.connection, stop }
  } catch (error) {
    await remove()
    throw error
  }
}
