import type { PgBoss } from 'pg-boss'
import type { Connection } from '#server/platform/db/connection.ts'
import type { JobQueue } from './job-queue.ts'

/** ms that a stop gives the jobs under way. */
const STOP_TIMEOUT = 10_000

export type JobSystem = {
  /** Takes jobs at any time; one that comes before the start is complete waits for it. */
  readonly queue: JobQueue
  /** Loads the job system, starts it and prepares its queues. To be called once. */
  readonly start: () => Promise<PgBoss>
  readonly stop: () => Promise<void>
}

/**
 * The job system of an app that listens before it starts: it is large, and of the first requests only those that queue a
 * job need it.
 */
export function createJobSystem(connection: Connection, report: (error: Error) => void): JobSystem {
  const open = async () => {
    const { createBoss, prepareQueues, queueOf } = await import('./boss.ts')
    const boss = createBoss(connection, report)
    await boss.start()
    await prepareQueues(boss)
    return { boss, queue: queueOf(boss) }
  }
  const opened = Promise.withResolvers<Awaited<ReturnType<typeof open>>>()
  // The caller of `start` hears of a failure, and so does each request that waits.
  opened.promise.catch(() => {})
  let isBegun = false

  return {
    queue: { enqueue: async (trx, name, data) => (await opened.promise).queue.enqueue(trx, name, data) },
    start: async () => {
      isBegun = true
      opened.resolve(open())
      return (await opened.promise).boss
    },
    stop: async () => {
      if (!isBegun) return
      await opened.promise.then(
        ({ boss }) => boss.stop({ timeout: STOP_TIMEOUT }),
        () => {},
      )
    },
  }
}
