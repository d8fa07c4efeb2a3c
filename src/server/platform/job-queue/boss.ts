import { fromKysely, PgBoss, type Queue } from 'pg-boss'
import { type Connection, clientConfig } from '#server/platform/db/connection.ts'
import type { JobName, JobQueue } from './job-queue.ts'

type QueueOptions = Omit<Queue, 'name'>

/** Connections of the job system, beside those of the app. */
const CONNECTIONS = 4

/** Seconds without a sign of life after which the process that had a job in hand counts as dead; pg-boss takes no fewer. */
const SILENT_FOR = 10
/** Seconds after which dead processes are looked for again, and how often a process asks whether it is time to. */
const LOOK_EVERY = 15
const ASK_EVERY = 5

/**
 * One is enough for all processes: a second is refused while one waits or is in hand, also in the hands of a process that
 * was killed. So whoever has one gives signs of life, and what a dead process had is begun anew by another.
 */
const one = { policy: 'exclusive', heartbeatSeconds: SILENT_FOR, retryLimit: 1 } as const

/**
 * How each kind of job is tried again: its delay doubles up to the maximum, in seconds. A mail is tried for about two
 * days; the others come round on a schedule anyway.
 */
const queues = {
  'send-mail': { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 4 * 3600, expireInSeconds: 120 },
  'handle-webhooks': { retryLimit: 0, expireInSeconds: 300 },
  'resolve-payments': { ...one, expireInSeconds: 300 },
  'watch-subscriptions': { ...one, expireInSeconds: 1800 },
  'send-notices': { ...one, expireInSeconds: 300 },
  'sweep-providers': { ...one, expireInSeconds: 3600 },
  'tidy-up': { ...one, retryLimit: 2, retryDelay: 60, expireInSeconds: 600 },
} as const satisfies Record<JobName, QueueOptions>

/**
 * The job system on the app's own database, not started yet. Its tables live in the schema `pgboss` and are its own
 * affair. It reports trouble, such as a lost connection, and goes on by itself.
 */
export function createBoss(connection: Connection, report: (error: Error) => void): PgBoss {
  const boss = new PgBoss({
    ...clientOptions(connection),
    max: CONNECTIONS,
    useListenNotify: true,
    monitorIntervalSeconds: LOOK_EVERY,
    superviseIntervalSeconds: ASK_EVERY,
  })
  boss.on('error', report)
  return boss
}

export async function startBoss(boss: PgBoss): Promise<void> {
  await boss.start()
  for (const [name, { policy, ...options }] of Object.entries<QueueOptions>(queues)) {
    await boss.createQueue(name, { ...options, ...(policy === undefined ? {} : { policy }), notify: true })
    // A queue that an earlier version made keeps what it was made with, save where it is told otherwise.
    await boss.updateQueue(name, options)
  }
}

function clientOptions(connection: Connection) {
  const { connectionString, host, port, user, database } = clientConfig(connection)
  if (connectionString !== undefined) return { connectionString }
  const password = typeof connection === 'string' ? undefined : connection.password
  return {
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    ...(user === undefined ? {} : { user }),
    ...(password === undefined ? {} : { password }),
    ...(database === undefined ? {} : { database }),
  }
}

export const queueOf = (boss: PgBoss): JobQueue => ({
  enqueue: async (trx, name, data) => {
    await boss.send(name, { ...data }, { db: fromKysely(trx) })
  },
})
