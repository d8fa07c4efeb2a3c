import { fromKysely, PgBoss } from 'pg-boss'
import { type Connection, clientConfig } from '#server/db/connection.ts'
import type { JobName, JobQueue } from '#server/jobs/job-queue.ts'

/** Connections of the job system, beside those of the app. */
const CONNECTIONS = 4

/**
 * How each kind of job is tried again: its delay doubles up to the maximum, in seconds. A mail is tried for about two
 * days; the other two come round on a schedule anyway.
 */
const queues = {
  'send-mail': { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 4 * 3600, expireInSeconds: 120 },
  'resolve-payments': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 300 },
  'tidy-up': { policy: 'exclusive', retryLimit: 2, retryDelay: 60, expireInSeconds: 600 },
} as const satisfies Record<JobName, object>

/**
 * The job system on the app's own database, not started yet. Its tables live in the schema `pgboss` and are its own
 * affair. It reports trouble, such as a lost connection, and goes on by itself.
 */
export function createBoss(connection: Connection, report: (error: Error) => void): PgBoss {
  const boss = new PgBoss({ ...clientOptions(connection), max: CONNECTIONS, useListenNotify: true })
  boss.on('error', report)
  return boss
}

export async function startBoss(boss: PgBoss): Promise<void> {
  await boss.start()
  for (const [name, options] of Object.entries(queues)) await boss.createQueue(name, { ...options, notify: true })
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
