import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/**
 * Whether a live process with this id is the PostgreSQL of this data directory: every PostgreSQL process works in its
 * data directory, and no zombie works anywhere. Where the system does not tell, any live "postgres" counts.
 */
export function worksIn(id: number, data: string, platform = process.platform): boolean {
  return platform === 'linux' ? isSameFolder(`/proc/${id}/cwd`, data) : isLivePostgres(id)
}

function isSameFolder(link: string, folder: string): boolean {
  try {
    const [one, other] = [statSync(link), statSync(folder)]
    return one.dev === other.dev && one.ino === other.ino
  } catch {
    // Gone, a zombie, or somebody else's.
    return false
  }
}

function isLivePostgres(id: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(id)], { encoding: 'utf8' })
  return /^(?!Z).*postgres/.test(stdout.trim())
}
