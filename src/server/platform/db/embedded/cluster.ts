import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Account, mayReach } from './account.ts'
import { StartRefused } from './start-refused.ts'

/** Where one supervised database lives. */
export type Cluster = {
  /** Holds everything that must be renamed, kept and restored together. */
  readonly home: string
  /** PostgreSQL's own data directory. */
  readonly data: string
  readonly password: string
  readonly log: string
}

export function clusterIn(home: string): Cluster {
  return { home, data: join(home, 'cluster'), password: join(home, 'password'), log: join(home, 'server.log') }
}

/** Creates the data folder if needed and returns its absolute path. @throws StartRefused 'folder-unusable' */
export function openDataFolder(dataDir: string): string {
  const folder = resolve(dataDir)
  try {
    mkdirSync(folder, { recursive: true })
    return folder
  } catch (error) {
    throw new StartRefused('folder-unusable', `${folder} cannot be created`, { cause: error })
  }
}

/**
 * The data directory as the account must call it. Below a folder that it may not enter, such as /root, it can still
 * be entered through the working directory, which the kernel opened before the change of user.
 * @throws StartRefused 'folder-unreachable'
 */
export function dataArgument(cluster: Cluster, account: Account | null): string {
  if (mayReach(account, cluster.home)) return cluster.data
  if (process.platform === 'linux') return '/proc/self/cwd'
  throw new StartRefused('folder-unreachable', cluster.home)
}

export type SocketFolder = { readonly path: string; remove(): void }

// A socket's path has at most 103 bytes on macOS and 107 on Linux.
const SOCKET_PATH_LIMIT = 103

/**
 * The folder in which clients find the server's socket: the data directory itself, or a link to it from the folder
 * for temporary files when the path is too long for a socket.
 * @throws StartRefused 'path-too-long'
 */
export function socketFolder(cluster: Cluster, temporary = tmpdir()): SocketFolder {
  if (fits(cluster.data)) return { path: cluster.data, remove: () => {} }
  const folder = mkdtempSync(join(temporary, 'db-'))
  const path = join(folder, 's')
  symlinkSync(cluster.data, path)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (fits(path)) return { path, remove }
  remove()
  throw new StartRefused('path-too-long', temporary)
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= SOCKET_PATH_LIMIT
}
