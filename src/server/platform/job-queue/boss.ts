import { fromKysely, PgBoss, type QueueResult } from 'pg-boss'
import { type Connection, clientConfig } from '#server/platform/db/connection.ts'
import { jobList, type QueueOptions } from './job-list.ts'
import type { JobData, JobQueue } from './job-queue.ts'
import { wakeWorkers } from './wake-workers.ts'

/** Number of connections of the job system, in addition to those of the app. */
const CONNECTIONS = 4

/** Seconds between two searches for dead processes, and between two checks whether a search is due. */
const MONITOR_SECONDS = 15
const SUPERVISE_SECONDS = 5

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
  boss.on('warning', ({ message }) => report(new Error(message)))
  return boss
}

/**
 * Creates and updates the queues of a started job system according to `jobList`; nothing is written if they are up to
 * date.
 */
export async function prepareQueues(boss: PgBoss): Promise<void> {
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const [name, row] of Object.entries<{ readonly queue: QueueOptions }>(jobList)) {
    const { policy, ...options } = row.queue
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
