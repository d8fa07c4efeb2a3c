import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode, StartRefused } from './start-refused.ts'

/** The user and group that PostgreSQL's processes run as. */
export type Account = { readonly uid: number; readonly gid: number }

// "nobody": this number exists everywhere, even in images without a user database.
const nobody: Account = { uid: 65534, gid: 65534 }

/** The user for the database only, created by an operator or by a start in production. */
const OWN_USER = 'forkcast'
/** Limit in ms for the system's program that creates a user; it waits for other changes to the list of users. */
const MAKE_USER_TIMEOUT = 10_000
const USERS = '/etc/passwd'

/** The account with this name in a file of users; null if there is none. */
export function accountNamed(name: string, users: string): Account | null {
  const [, , uid, gid] =
    users
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':') ?? []
  const account = { uid: Number(uid), gid: Number(gid) }
  return Number.isInteger(account.uid) && account.uid > 0 && Number.isInteger(account.gid) ? account : null
}

const readUsers = (): string => (existsSync(USERS) ? readFileSync(USERS, 'utf8') : '')

/**
 * Creates the user for the database, without a password, a shell or a home. If the system has no program for that or
 * does not allow it, nothing is created. `root` is the folder whose `etc` lists the users.
 */
export function makeOwnUser(root = '/'): void {
  const nameless = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent']
  const options = [...nameless, '--shell', '/usr/sbin/nologin', ...(root === '/' ? [] : ['--prefix', root])]
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' }
  spawnSync('useradd', [...options, OWN_USER], { env, stdio: 'ignore', timeout: MAKE_USER_TIMEOUT })
}

type System = { readonly appUid?: number | undefined; readonly users?: () => string; readonly makeUser?: () => void }

/**
 * The account for a database in `home`, or null if the app's own user will do. PostgreSQL refuses to run as root, so
 * root runs it as the owner of an existing database; else as the user `forkcast`, which is created if the start may do
 * so; else as "nobody", which other programs may use as well.
 */
export function serverAccount(
  home: string,
  { appUid = process.getuid?.(), users = readUsers, makeUser = () => {} }: System = {},
): Account | null {
  if (appUid !== 0) return null
  const existing = statSync(home, { throwIfNoEntry: false })
  if (existing !== undefined && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid }
  const known = accountNamed(OWN_USER, users())
  if (known !== null) return known
  makeUser()
  return accountNamed(OWN_USER, users()) ?? nobody
}

/** Whether the account may enter every folder above `path` and read `path` itself, judging only by the mode bits. */
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

/** The refusal if the system could not even start a program. */
export function spawnRefusal(error: unknown, program: string, account: Account | null): StartRefused {
  const code = errorCode(error)
  const reason =
    account !== null && (code === 'EPERM' || code === 'EINVAL') ? 'no-unprivileged-user' : 'programs-unusable'
  return new StartRefused(reason, `${program}: ${code}`, { cause: error })
}
