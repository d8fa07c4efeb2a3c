import type { Job, PgBoss, WorkOptions } from 'pg-boss'
import type { JobName } from './job-list.ts'
import type { JobData } from './job-queue.ts'

/**
 * ms after which the workers of this process look for a job that it enqueued: by then the transaction is committed as a
 * rule. Otherwise, and in other processes, the job is found by polling, every two seconds.
 */
const WAKE_AFTER_MS = 100

type Wakeable = {
  readonly workers: Map<JobName, string>
  /** Queues whose workers are about to look. */
  readonly waking: Set<JobName>
}

const wakeables = new WeakMap<PgBoss, Wakeable>()

function wakeableOf(boss: PgBoss): Wakeable {
  const known = wakeables.get(boss) ?? { workers: new Map(), waking: new Set() }
  wakeables.set(boss, known)
  return known
}

/** Lets this process work on a queue, and look for a job soon after it enqueued one. */
export async function workOn<N extends JobName>(
  boss: PgBoss,
  name: N,
  options: WorkOptions,
  work: (jobs: Job<JobData[N]>[]) => Promise<void>,
): Promise<void> {
  wakeableOf(boss).workers.set(name, await boss.work<JobData[N]>(name, options, work))
}

/**
 * Lets a worker of this process look for the job that was just enqueued. A notification of the database would do it in
 * every process, but transactions with one commit one after the other.
 */
export function wakeWorkers(boss: PgBoss, name: JobName): void {
  const { workers, waking } = wakeableOf(boss)
  const worker = workers.get(name)
  if (worker === undefined || waking.has(name)) return
  waking.add(name)
  setTimeout(() => {
    waking.delete(name)
    boss.notifyWorker(worker)
  }, WAKE_AFTER_MS).unref()
}
