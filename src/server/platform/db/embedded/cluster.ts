import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Account, give, mayReach } from './account.ts'
import { errorCode, StartRefused } from './start-refused.ts'

/** The paths of one supervised database. */
export type Cluster = {
  /** Contains everything that must be renamed, kept and restored together. */
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
 * The data directory as the account must name it. If it is below a folder that the account may not enter, such as
 * /root, it can still be entered through the working directory, which the kernel opened before the change of user.
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
 * The folder in which clients find the server's socket: the data directory, or a link to it from the folder for
 * temporary files if the path is too long for a socket.
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

/**
 * Checks an existing database before it is started, and returns its password.
 * @throws StartRefused 'other-version' | 'not-a-database' | 'folder-unusable' | 'no-unprivileged-user'
 */
export function checkCluster(cluster: Cluster, major: number, account: Account | null): string {
  const written = readPart(cluster, join(cluster.data, 'PG_VERSION'))
  if (Number(written) !== major) {
    throw new StartRefused('other-version', `${cluster.home} needs PostgreSQL ${written}, and this app brings ${major}`)
  }
  takeBack(cluster, account)
  return readPart(cluster, cluster.password)
}

// A backup restored by root belongs to root and may be readable by others; PostgreSQL refuses both.
function takeBack({ home, data }: Cluster, account: Account | null): void {
  if (account !== null && [home, data].some((path) => statSync(path).uid !== account.uid)) {
    give(account, home)
    for (const entry of readdirSync(home, { recursive: true })) give(account, join(home, String(entry)))
  }
  if ((statSync(data).mode & 0o077) !== 0) chmodSync(data, 0o700)
}

function readPart(cluster: Cluster, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new StartRefused('not-a-database', cluster.home, { cause: error })
    throw new StartRefused('folder-unusable', `${cluster.home} cannot be read`, { cause: error })
  }
}
