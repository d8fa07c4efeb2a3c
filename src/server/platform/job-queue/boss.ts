import { fromKysely, PgBoss, type Queue, type QueueResult } from 'pg-boss'
import { type Connection, clientConfig } from '#server/platform/db/connection.ts'
import type { JobData, JobName, JobQueue } from './job-queue.ts'
import { wakeWorkers } from './wake-workers.ts'

type QueueOptions = Omit<Queue, 'name'>

/** Number of connections of the job system, in addition to those of the app. */
const CONNECTIONS = 4

/** Seconds without a heartbeat after which the process that works on a job counts as dead; the minimum of pg-boss. */
const HEARTBEAT_SECONDS = 10
/** Seconds between two searches for dead processes, and between two checks whether a search is due. */
const MONITOR_SECONDS = 15
const SUPERVISE_SECONDS = 5

/**
 * At most one job for all processes: a second one is refused while one waits or is being worked on, even by a process
 * that was killed. So a worker sends heartbeats, and another process restarts the job of a dead one.
 */
const exclusive = { policy: 'exclusive', heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 1 } as const

/**
 * How each kind of job is retried: its delay doubles up to the maximum, in seconds. An email is retried for about two
 * days; the scheduled jobs run again on their schedule.
 */
const queues = {
  'send-email': { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 4 * 3600, expireInSeconds: 120 },
  'report-purchase': { retryLimit: 8, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 60 },
  'handle-webhooks': { retryLimit: 0, expireInSeconds: 300 },
  'resolve-payments': { ...exclusive, expireInSeconds: 300 },
  'watch-subscriptions': { ...exclusive, expireInSeconds: 3500 },
  'send-notices': { ...exclusive, expireInSeconds: 300 },
  'sweep-providers': { ...exclusive, expireInSeconds: 3600 },
  'review-plans': { ...exclusive, retryLimit: 2, retryDelay: 60, expireInSeconds: 3000 },
  'send-weigh-in-reminders': { ...exclusive, retryLimit: 2, retryDelay: 60, expireInSeconds: 3000 },
  'send-alerts': { ...exclusive, expireInSeconds: 300 },
  'count-funnel': { ...exclusive, expireInSeconds: 600 },
  'count-visitors': { retryLimit: 0, expireInSeconds: 300 },
  'judge-experiments': { ...exclusive, expireInSeconds: 600 },
  'clean-up': { ...exclusive, retryLimit: 2, retryDelay: 60, expireInSeconds: 3500 },
} as const satisfies Record<JobName, QueueOptions>

export type BossOptions = {
  /** Only puts jobs into existing queues: it works on no job, monitors none, and schedules none. */
  readonly sendsOnly?: boolean
}

const works = {
  max: CONNECTIONS,
  monitorIntervalSeconds: MONITOR_SECONDS,
  superviseIntervalSeconds: SUPERVISE_SECONDS,
} as const
const sends = { max: 1, migrate: false, supervise: false, schedule: false } as const

/**
 * The job system on the app's own database, not started yet. Its tables are in the schema `pgboss`; only `dead-jobs.ts`
 * reads them directly. It reports errors, such as a lost connection, and recovers on its own.
 */
export function createBoss(
  connection: Connection,
  report: (error: Error) => void,
  { sendsOnly = false }: BossOptions = {},
): PgBoss {
  const boss = new PgBoss({ ...clientOptions(connection), ...(sendsOnly ? sends : works) })
  boss.on('error', report)
  return boss
}

/**
 * Creates and updates the queues of a started job system according to `queues`; nothing is written if they are up to
 * date.
 */
export async function prepareQueues(boss: PgBoss): Promise<void> {
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const [name, { policy, ...options }] of Object.entries<QueueOptions>(queues)) {
    const queue = stored.get(name)
    if (queue === undefined)
      await boss.createQueue(name, { ...options, ...(policy === undefined ? {} : { policy }), notify: false })
    // Otherwise a queue that an earlier version created would keep its old options.
    else if (!hasOptions(queue, { ...options, notify: false }))
      await boss.updateQueue(name, { ...options, notify: false })
  }
  if (stored.has(OLD_EMAIL_QUEUE)) await requeueEmails(boss)
  // This also deletes its schedule.
  if (stored.has(OLD_CLEAN_UP_QUEUE)) await boss.deleteQueue(OLD_CLEAN_UP_QUEUE)
}

/** Whether a stored queue has all of these options. */
const hasOptions = (queue: QueueResult, options: QueueOptions): boolean =>
  Object.entries(options).every(([name, value]) => Reflect.get(queue, name) === value)

/** The former name of the clean-up queue. */
const OLD_CLEAN_UP_QUEUE = 'tidy-up'
/** The name of the email queue up to migration 0013. */
const OLD_EMAIL_QUEUE = 'send-mail'

/** Emails waiting in the old queue are queued again under the new name. An email that is queued twice is sent once. */
async function requeueEmails(boss: PgBoss): Promise<void> {
  const { rows } = await boss.getDb().executeSql('select lead_id, id from emails where sent_at is null')
  const jobs: readonly { readonly data: JobData['send-email'] }[] = rows.map(({ lead_id, id }) => ({
    data: { leadId: lead_id, emailId: id },
  }))
  await boss.insert('send-email', [...jobs])
  await boss.deleteQueue(OLD_EMAIL_QUEUE)
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
    wakeWorkers(boss, name)
  },
  enqueueAll: async (trx, name, data) => {
    if (data.length === 0) return
    const jobs = data.map((one) => ({ data: { ...one } }))
    await boss.insert(name, jobs, { db: fromKysely(trx) })
    wakeWorkers(boss, name)
  },
})
