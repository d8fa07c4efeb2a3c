import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createBoss, prepareQueues } from '#server/platform/job-queue/boss.ts'
import { type Connection, clientConfig, onDatabase } from './connection.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'

/** A PostgreSQL for one run of the tests; a plain value, so that it can be handed to other processes. */
export type TestServer = {
  readonly connection: Connection
  /** Begins the name of every database of this run. */
  readonly prefix: string
  /** A migrated, empty database with the tables of the job system, to be cloned. */
  readonly template: string
}

export type RunningTestServer = { readonly server: TestServer; stop(): Promise<void> }

/** Prepares the server at `url`, which the tests then share with others, or a new one that is thrown away afterwards. */
export async function startTestServer(url?: string): Promise<RunningTestServer> {
  const host = url === undefined ? await throwAway() : { connection: url, stop: async () => {} }
  const prefix = `test_${randomBytes(4).toString('hex')}_`
  const server = { connection: host.connection, prefix, template: `${prefix}template` }
  const stop = async () => {
    await dropDatabases(server)
    await host.stop()
  }
  try {
    await createDatabase(server, server.template)
    await prepareTemplate(onDatabase(server.connection, server.template))
  } catch (error) {
    await stop()
    throw error
  }
  return { server, stop }
}

/** Applies every migration, and lets the job system make its tables, so that no clone of it has to. */
async function prepareTemplate(connection: Connection): Promise<void> {
  await migrate(connection)
  const boss = createBoss(connection, () => {})
  await boss.start()
  await prepareQueues(boss)
  await boss.stop({ graceful: false })
}

/** Creates a database, as a clone of another where one is named. */
export function createDatabase(server: TestServer, name: string, template = 'template1'): Promise<void> {
  return withAdministrator(server, async (client) => {
    await client.query(`create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)}`)
  })
}

function dropDatabases(server: TestServer): Promise<void> {
  return withAdministrator(server, async (client) => {
    const ours = 'select datname as name from pg_database where starts_with(datname, $1)'
    const { rows } = await client.query<{ name: string }>(ours, [server.prefix])
    for (const { name } of rows) await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`)
  })
}

async function withAdministrator(server: TestServer, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(clientConfig(server.connection))
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** No commit waits for the disk: what is thrown away afterwards need not outlive a power cut. */
async function commitWithoutWaiting(connection: Connection): Promise<void> {
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  try {
    await client.query('alter role current_user set synchronous_commit = off')
  } finally {
    await client.end()
  }
}

async function throwAway(): Promise<{ connection: Connection; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-server-'))
  const remove = () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  try {
    const server = await startEmbeddedPostgres({ dataDir, log: () => {} })
    await commitWithoutWaiting(server.connection)
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
