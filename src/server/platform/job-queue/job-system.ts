import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Connection } from '#server/platform/db/connection.ts'
import { isDatabaseUnavailable } from '#server/platform/db/database-unavailable.ts'
import { oneAtATime } from '#server/platform/db/one-at-a-time.ts'
import type { JobQueue } from './job-queue.ts'

/** ms that a stop waits for running jobs. */
const STOP_TIMEOUT = 10_000
/** ms after which a start that lost its database is retried, and ms after which it is given up. */
const RETRY_MS = 250
const GIVE_UP_MS = 60_000
/** Of the lock under which a process creates and updates the tables and queues: pg-boss fails if two do so at once. */
const PREPARING = { lock: 4_077_202_604, waitMs: GIVE_UP_MS }

export type JobSystem = {
  /** Accepts jobs at any time; a job that arrives before the start is complete waits for it. */
  readonly queue: JobQueue
  /**
   * Loads the job system, starts it, prepares its queues and starts its workers. By then the app already answers, and
   * it survives the loss of its database, so a start that fails for this reason is retried. Call it once. @throws any
   * other failure
   */
  readonly start: (beginWork?: (boss: PgBoss) => Promise<void>) => Promise<PgBoss>
  readonly stop: () => Promise<void>
}

/**
 * The job system of an app that listens before it starts: it takes a while to load, and only those early requests that
 * enqueue a job need it.
 */
export function createJobSystem(connection: Connection, report: (error: Error) => void): JobSystem {
  let isBegun = false

  const open = async (beginWork: (boss: PgBoss) => Promise<void>) => {
    const { createBoss, prepareQueues, queueOf } = await import('./boss.ts')
    const deadline = performance.now() + GIVE_UP_MS
    for (;;) {
      const boss = createBoss(connection, report)
      try {
        await oneAtATime(connection, PREPARING, async () => {
          await boss.start()
          await prepareQueues(boss)
        })
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
  // The caller of `start` gets the failure, and so does each waiting request.
  opened.promise.catch(() => {})

  return {
    queue: {
      enqueue: async (trx, name, data) => (await opened.promise).queue.enqueue(trx, name, data),
      enqueueAll: async (trx, name, data) => (await opened.promise).queue.enqueueAll(trx, name, data),
    },
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
