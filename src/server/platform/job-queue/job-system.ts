import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Connection } from '#server/platform/db/connection.ts'
import { isDatabaseUnavailable } from '#server/platform/db/database-unavailable.ts'
import type { JobQueue } from './job-queue.ts'

/** ms that a stop gives the jobs under way. */
const STOP_TIMEOUT = 10_000
/** ms after which a start is tried again whose database went away, and ms after which it is no longer. */
const RETRY_MS = 250
const GIVE_UP_MS = 60_000

export type JobSystem = {
  /** Takes jobs at any time; one that comes before the start is complete waits for it. */
  readonly queue: JobQueue
  /**
   * Loads the job system, starts it, prepares its queues and begins its workers. The app answers by then and outlives a
   * database that goes away, so that such a start begins anew. To be called once. @throws any other failure
   */
  readonly start: (beginWork?: (boss: PgBoss) => Promise<void>) => Promise<PgBoss>
  readonly stop: () => Promise<void>
}

/**
 * The job system of an app that listens before it starts: it is large, and of the first requests only those that queue a
 * job need it.
 */
export function createJobSystem(connection: Connection, report: (error: Error) => void): JobSystem {
  let isBegun = false

  const open = async (beginWork: (boss: PgBoss) => Promise<void>) => {
    const { createBoss, prepareQueues, queueOf } = await import('./boss.ts')
    const deadline = performance.now() + GIVE_UP_MS
    for (;;) {
      const boss = createBoss(connection, report)
      try {
        await boss.start()
        await prepareQueues(boss)
        await beginWork(boss)
        return { boss, queue: queueOf(boss) }
      } catch (error) {
        await boss.stop({ graceful: false }).catch(() => {})
        if (performance.now() > deadline || !isDatabaseUnavailable(error)) throw error
        if (error instanceof Error) report(error)
        await wait(RETRY_MS)
      }
    }
  }
  const opened = Promise.withResolvers<{ readonly boss: PgBoss; readonly queue: JobQueue }>()
  // The caller of `start` hears of a failure, and so does each request that waits.
  opened.promise.catch(() => {})

  return {
    queue: { enqueue: async (trx, name, data) => (await opened.promise).queue.enqueue(trx, name, data) },
    start: async (beginWork = async () => {}) => {
      isBegun = true
      opened.resolve(open(beginWork))
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
