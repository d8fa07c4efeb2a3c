import { chmodSync, chownSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefused } from './start-refused.ts'

export type DataFolderLock = { release(): void }

const SQLITE_BUSY = 5

/**
 * Locks the data folder for this process, so that two processes never supervise the same database. Node has no file
 * locks, but SQLite does: the kernel holds the lock and releases it with the process, however that ends. Waits up to
 * `patience` ms for a predecessor that is still shutting down.
 * @throws StartRefused 'folder-in-use' | 'folder-unusable'
 */
export async function lockDataFolder(dataDir: string, patience: number): Promise<DataFolderLock> {
  const until = Date.now() + patience
  for (;;) {
    const lock = tryLock(dataDir)
    if (lock !== null) return lock
    if (Date.now() >= until) throw new StartRefused('folder-in-use', dataDir)
    await sleep(50)
  }
}

function tryLock(dataDir: string): DataFolderLock | null {
  let file: DatabaseSync | undefined
  try {
    const path = join(dataDir, 'app.lock')
    file = new DatabaseSync(path, { timeout: 0 })
    chmodSync(path, 0o600)
    giveToOwnerOf(dataDir, path)
    // Nothing is ever written, so no journal file is needed beside it.
    file.exec('pragma journal_mode = memory; begin exclusive')
    const held = file
    return { release: () => held.close() }
  } catch (error) {
    file?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null
    throw new StartRefused('folder-unusable', `${dataDir} cannot be locked`, { cause: error })
  }
}

// A folder on which root once started the app remains usable by its owner.
function giveToOwnerOf(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  chownSync(path, uid, gid)
}

export type FreeBytes = (folder: string) => Promise<number>

const MEGABYTE = 1024 * 1024

// An empty database takes 40 MB and its log may grow by segments of 16 MB. A disk that fills up while the database runs
// makes it panic, so there must be room for more than the start.
const NEEDED_MB = 200

/** Bytes that an unprivileged user can still write to the file system of `folder`. */
export const freeBytes: FreeBytes = async (folder) => {
  const disk = await statfs(folder)
  return disk.bavail * disk.bsize
}

/** @throws StartRefused 'disk-full' */
export async function requireFreeSpace(folder: string, measure: FreeBytes = freeBytes): Promise<void> {
  const free = await measure(folder)
  if (free >= NEEDED_MB * MEGABYTE) return
  const left = Math.floor(free / MEGABYTE)
  throw new StartRefused('disk-full', `${left} MB left on the disk of ${folder}, ${NEEDED_MB} MB are needed`)
}
