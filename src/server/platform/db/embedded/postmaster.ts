import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from './start-refused.ts'

/**
 * Whether a live process with this id is the PostgreSQL of this data directory: every PostgreSQL process has its data
 * directory as working directory, and a zombie has none. If the system does not show working directories, any live
 * "postgres" counts.
 */
export function worksIn(id: number, data: string, platform = process.platform): boolean {
  return platform === 'linux' ? isSameFolder(`/proc/${id}/cwd`, data) : isLivePostgres(id)
}

function isSameFolder(link: string, folder: string): boolean {
  try {
    const [one, other] = [statSync(link), statSync(folder)]
    return one.dev === other.dev && one.ino === other.ino
  } catch {
    // Gone, a zombie, or owned by another user.
    return false
  }
}

function isLivePostgres(id: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(id)], { encoding: 'utf8' })
  return /^(?!Z).*postgres/.test(stdout.trim())
}

/**
 * The id of the PostgreSQL that is running in this data directory, or null. A killed server leaves its pid file behind.
 */
export function runningPostmaster(data: string): number | null {
  return runningIn(data, read(data) ?? '')
}

/**
 * Releases the files of a dead postmaster. PostgreSQL takes the process id in them for a running server if any process
 * has that id now, which is the rule after a restart of a container, or if the dead one was never reaped. So our own id
 * is written in its place, which PostgreSQL knows to be stale, since we are its parent. The rest of the file must stay,
 * because PostgreSQL uses it to check whether backends of the dead server still use its memory.
 */
export function disown(data: string): void {
  const text = read(data)
  if (text === null || runningIn(data, text) !== null) return
  // A power cut may leave the file empty, with which PostgreSQL does not start.
  if (text === '') rmSync(fileIn(data))
  else writeFileSync(fileIn(data), text.replace(/^[^\n]*/, String(process.pid)))
  rmSync(join(data, '.s.PGSQL.5432.lock'), { force: true })
}

function runningIn(data: string, text: string): number | null {
  const [firstLine = ''] = text.split('\n', 1)
  const id = Number.parseInt(firstLine, 10)
  return Number.isSafeInteger(id) && id > 0 && worksIn(id, data) ? id : null
}

function read(data: string): string | null {
  const file = fileIn(data)
  return statSync(file, { throwIfNoEntry: false }) === undefined ? null : readFileSync(file, 'utf8')
}

function fileIn(data: string): string {
  return join(data, 'postmaster.pid')
}

// Fast shutdown first; an immediate shutdown, like a kill, makes the next start recover. Waits in ms.
const steps = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const

/** Stops the server of this data directory, whichever process launched it, and returns when its process is gone. */
export async function shutDown(data: string): Promise<void> {
  const id = runningPostmaster(data)
  if (id === null) return
  for (const [signal, patience] of steps) {
    send(id, signal)
    const until = Date.now() + patience
    while (worksIn(id, data)) {
      if (Date.now() > until) break
      await sleep(10)
    }
    if (!worksIn(id, data)) return
  }
}

function send(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}
