import { chownSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode, StartRefused } from './start-refused.ts'

/** The user and group that PostgreSQL's processes run as. */
export type Account = { readonly uid: number; readonly gid: number }

// "nobody": exists by number everywhere, even in images without a user database.
const nobody: Account = { uid: 65534, gid: 65534 }

/**
 * The account for a database in `home`, or null when the app's own user will do. PostgreSQL refuses to run as root,
 * so root runs it as the owner of an existing database, else as "nobody".
 */
export function serverAccount(home: string, appUid = process.getuid?.()): Account | null {
  if (appUid !== 0) return null
  const existing = statSync(home, { throwIfNoEntry: false })
  return existing === undefined || existing.uid === 0 ? nobody : { uid: existing.uid, gid: existing.gid }
}

/** Whether the account may pass every folder above `path` and read `path` itself, by the mode bits alone. */
export function mayReach(account: Account | null, path: string): boolean {
  if (account === null) return true
  if (!allows(account, path, 0o4)) return false
  for (let folder = path; folder !== dirname(folder); ) {
    folder = dirname(folder)
    if (!allows(account, folder, 0o1)) return false
  }
  return true
}

function allows(account: Account, path: string, wanted: number): boolean {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (entry === undefined) return false
  const shift = entry.uid === account.uid ? 6 : entry.gid === account.gid ? 3 : 0
  const needed = entry.isDirectory() ? wanted | 0o1 : wanted
  return ((entry.mode >> shift) & needed) === needed
}

/** Makes the account the owner of one file or folder. @throws StartRefused 'no-unprivileged-user' */
export function give(account: Account | null, path: string): void {
  if (account === null) return
  try {
    chownSync(path, account.uid, account.gid)
  } catch (error) {
    throw new StartRefused('no-unprivileged-user', `${errorCode(error)} on giving it a file`, { cause: error })
  }
}

/** Why the system did not even begin to run a program. */
export function spawnRefusal(error: unknown, program: string, account: Account | null): StartRefused {
  const code = errorCode(error)
  const reason =
    account !== null && (code === 'EPERM' || code === 'EINVAL') ? 'no-unprivileged-user' : 'programs-unusable'
  return new StartRefused(reason, `${program}: ${code}`, { cause: error })
}
