import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { runningPostmaster } from '#server/platform/db/embedded/postmaster.ts'

/** The processes of the database in this data folder, its postmaster first. */
export function databaseProcesses(dataDir: string): readonly number[] {
  const postmaster = runningPostmaster(join(dataDir, 'postgres', 'cluster'))
  return postmaster === null ? [] : [postmaster, ...descendantsOf(postmaster)]
}

/** Every process below this one. */
export function descendantsOf(ancestor: number): readonly number[] {
  const children = Map.groupBy(pairs(), ({ parent }) => parent)
  const below = (id: number): readonly number[] =>
    (children.get(id) ?? []).flatMap((child) => [child.id, ...below(child.id)])
  return below(ancestor)
}

function pairs(): readonly { id: number; parent: number }[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([id = 0, parent = 0]) => ({ id, parent }))
}

/** Kills processes with SIGKILL, as a power cut would. Processes that have already ended are ignored. */
export function kill(ids: readonly number[]): void {
  for (const id of ids) {
    try {
      process.kill(id, 'SIGKILL')
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}
