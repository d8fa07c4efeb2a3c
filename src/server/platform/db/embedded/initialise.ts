import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, give, spawnRefusal } from './account.ts'
import { type Cluster, clusterIn, dataArgument } from './cluster.ts'
import { serverEnvironment, superuser } from './launch.ts'
import type { Programs } from './programs.ts'
import { StartRefused } from './start-refused.ts'

/**
 * Creates an empty database in `cluster.home`. It is created under another name and renamed when it is complete, so
 * that a start that is killed half-way leaves nothing that a later start could mistake for a database.
 * @throws StartRefused 'initialise-failed' | 'programs-unusable' | 'no-unprivileged-user' | 'folder-unreachable'
 */
export async function initialise(
  cluster: Cluster,
  programs: Programs,
  account: Account | null,
  isThrownAway = false,
): Promise<void> {
  const unfinished = clusterIn(await mkdtemp(`${cluster.home}.new-`))
  try {
    mkdirSync(unfinished.data, { mode: 0o700 })
    writeFileSync(unfinished.password, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
    for (const path of [unfinished.home, unfinished.data, unfinished.password]) give(account, path)
    await runInitdb(programs, initdbArguments(unfinished, account, isThrownAway), unfinished, account)
    flushFolder(unfinished.home)
    await rename(unfinished.home, cluster.home)
    flushFolder(join(cluster.home, '..'))
  } catch (error) {
    await rm(unfinished.home, { recursive: true, force: true })
    if (error instanceof StartRefused) throw error
    throw new StartRefused('initialise-failed', String(error), { cause: error })
  }
}

/** Removes the leftovers of killed starts from the data folder. */
export async function removeLeftovers(dataDir: string): Promise<void> {
  const leftovers = readdirSync(dataDir).filter((name) => /^postgres(-programs)?\.new-/.test(name))
  // An initdb whose starter was killed may still be writing; files that cannot be removed now are removed at the next
  // start.
  await Promise.allSettled(
    leftovers.map((name) => rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 })),
  )
}

// The builtin provider sorts by code point everywhere, so the data folder can be moved between machines whose system
// libraries sort differently.
function initdbArguments(cluster: Cluster, account: Account | null, isThrownAway: boolean): readonly string[] {
  return [
    ...['--pgdata', dataArgument(cluster, account), '--pwfile', '../password', '--username', superuser],
    ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--data-checksums', '--no-instructions'],
    ...['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ...(isThrownAway ? ['--no-sync'] : []),
  ]
}

function runInitdb(
  programs: Programs,
  args: readonly string[],
  cluster: Cluster,
  account: Account | null,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const initdb = spawn(programs.initdb, args, {
    ...account,
    cwd: cluster.data,
    env: serverEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const complaint: string[] = []
  initdb.stderr.setEncoding('utf8').on('data', (text: string) => complaint.push(text))
  initdb.once('error', (error) => reject(spawnRefusal(error, programs.initdb, account)))
  initdb.once('close', (status) => {
    if (status === 0) resolve()
    else
      reject(new StartRefused('initialise-failed', complaint.join('').trim() || `initdb ended with status ${status}`))
  })
  return promise
}

function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
