import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Connection } from './connection.ts'
import { clusterIn, socketFolder } from './embedded/cluster.ts'
import { socketPort, superuser } from './embedded/launch.ts'
import { runningPostmaster } from './embedded/postmaster.ts'
import { StartRefused } from './embedded/start-refused.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

/** Where the app's data is, as its settings say. */
export type Where = { readonly databaseUrl: string | null; readonly dataDir: string }

export type OpenedBeside = { readonly connection: Connection; close(): Promise<void> }

/**
 * The app's database for a program beside the app: that of DATABASE_URL, or the app's own, which is shared with the app
 * if it runs and started for as long as it takes if not. It never creates a database.
 * @throws StartRefused with a sentence for the operator
 */
export async function openBesideApp({ databaseUrl, dataDir }: Where): Promise<OpenedBeside> {
  if (databaseUrl !== null) return { connection: databaseUrl, close: async () => {} }
  const cluster = clusterIn(join(resolve(dataDir), 'postgres'))
  if (!existsSync(cluster.data)) throw new StartRefused('no-database', cluster.home)
  if (runningPostmaster(cluster.data) === null) {
    const server = await startEmbeddedPostgres({ dataDir, log: () => {} })
    return { connection: server.connection, close: server.stop }
  }
  const socket = socketFolder(cluster)
  const password = readFileSync(cluster.password, 'utf8').trim()
  return {
    connection: { host: socket.path, port: socketPort, user: superuser, password, database: 'postgres' },
    close: async () => socket.remove(),
  }
}
