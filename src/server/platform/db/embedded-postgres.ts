import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { WriteLine } from '#server/platform/log/log.ts'
import type { ConnectionSettings } from './connection.ts'
import { makeOwnUser, serverAccount } from './embedded/account.ts'
import { type Cluster, checkCluster, clusterIn, openDataFolder, socketFolder } from './embedded/cluster.ts'
import { type FreeBytes, lockDataFolder, requireFreeSpace } from './embedded/data-folder.ts'
import { initialise, removeLeftovers } from './embedded/initialise.ts'
import { type Launched, launch, socketPort, superuser } from './embedded/launch.ts'
import { shutDown } from './embedded/postmaster.ts'
import { findPrograms, programsPackage } from './embedded/programs.ts'
import { bringUp, supervise } from './embedded/supervise.ts'

export type EmbeddedPostgres = {
  readonly connection: ConnectionSettings
  /** Shuts the server down and releases the data folder. Close every pool first. May be called more than once. */
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  /** Created if it does not exist. The database is in its folder `postgres`. */
  readonly dataDir: string
  readonly log: WriteLine
  readonly freeBytes?: FreeBytes
  /** Whether a start by root may create a system user that a new database runs as. */
  readonly makesUser?: boolean
  /** The npm package with PostgreSQL's programs, if it is not the installed one. */
  readonly packageFolder?: string
  /** Whether the database need not survive a power cut, like that of a test: nothing waits for the disk. */
  readonly isThrownAway?: boolean
  /** Called each time the server process was launched, before it answers. */
  readonly onLaunch?: () => void
  /** ms to wait for another process to release the data folder. */
  readonly lockPatience?: number
}

/**
 * Runs the app's own PostgreSQL in its data folder: creates it on the first start, adopts one that a killed app left
 * running, restarts it when it dies, and stops it with the app. It listens only on a socket in its folder.
 * @throws StartRefused with a sentence for the operator
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = openDataFolder(options.dataDir)
  const lock = await lockDataFolder(dataDir, options.lockPatience ?? 5000)
  try {
    const server = await start(dataDir, options)
    let stopped: Promise<void> | undefined
    const stop = () => {
      stopped ??= server.stop().finally(lock.release)
      return stopped
    }
    return { connection: server.connection, stop }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function start(dataDir: string, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await requireFreeSpace(dataDir, options.freeBytes)
  await removeLeftovers(dataDir)
  const cluster = clusterIn(join(dataDir, 'postgres'))
  const account = serverAccount(cluster.home, options.makesUser === true ? { makeUser: makeOwnUser } : {})
  // Looked up at every launch, since a copy of the programs may be deleted while the app runs.
  const locate = () => findPrograms(options.packageFolder ?? programsPackage(), dataDir, account)
  const programs = await locate()
  if (isFree(cluster.home)) {
    options.log('Creating a new PostgreSQL database.')
    await initialise(cluster, programs, account, options.isThrownAway)
  }
  const password = checkCluster(cluster, programs.major, account)
  const launchServer = async (): Promise<Launched> => {
    const launched = launch(cluster, await locate(), account, options.isThrownAway)
    options.onLaunch?.()
    return launched
  }
  return run(cluster, password, launchServer, options.log)
}

async function run(
  cluster: Cluster,
  password: string,
  launchServer: () => Promise<Launched>,
  log: WriteLine,
): Promise<EmbeddedPostgres> {
  const socket = socketFolder(cluster)
  const connection = { host: socket.path, port: socketPort, user: superuser, password, database: 'postgres' }
  const stopping = new AbortController()
  const bringServerUp = (signal: AbortSignal) => bringUp({ cluster, connection, launch: launchServer }, signal)
  try {
    const sentinel = await bringServerUp(stopping.signal)
    const watch = supervise(sentinel, bringServerUp, log, stopping.signal)
    const stop = async () => {
      stopping.abort()
      await watch
      await shutDown(cluster.data)
      socket.remove()
    }
    return { connection, stop }
  } catch (error) {
    socket.remove()
    throw error
  }
}

function isFree(home: string): boolean {
  return !existsSync(home) || readdirSync(home).length === 0
}
