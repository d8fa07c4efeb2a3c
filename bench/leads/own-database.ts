import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { ConnectionSettings } from '#server/platform/db/connection.ts'
import { clusterIn } from '#server/platform/db/embedded/cluster.ts'
import { socketPort, superuser } from '#server/platform/db/embedded/launch.ts'

const NAME = 'replay'

/**
 * A new, empty database beside the app's own, on the PostgreSQL that the app runs in this data folder.
 * @throws Error if that PostgreSQL would acknowledge what is not yet on the disk
 */
export async function ownDatabase(dataDir: string): Promise<ConnectionSettings> {
  const cluster = clusterIn(join(dataDir, 'postgres'))
  const password = readFileSync(cluster.password, 'utf8').trim()
  const connection = { host: cluster.data, port: socketPort, user: superuser, password, database: 'postgres' }
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const durable = `select current_setting('fsync') = 'on' and current_setting('synchronous_commit') = 'on' as durable`
    const { rows } = await client.query<{ durable: boolean }>(durable)
    if (rows[0]?.durable !== true) throw new Error('PostgreSQL is not configured to be durable.')
    await client.query(`create database ${NAME}`)
  } finally {
    await client.end()
  }
  return { ...connection, database: NAME }
}
