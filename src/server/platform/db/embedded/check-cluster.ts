import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, give } from './account.ts'
import type { Cluster } from './cluster.ts'
import { errorCode } from './error-code.ts'
import { StartRefused } from './start-refused.ts'

/**
 * Looks an existing database over before it is started, and returns its password.
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

// A backup that root has put back belongs to root and may be open to others; PostgreSQL refuses both.
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
