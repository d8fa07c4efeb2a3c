import { sql } from 'kysely'
import type { FailedWorkReply } from '#domain/api/console/operations.ts'
import { Problem } from '#domain/problems.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { JobData } from '#server/platform/job-queue/job-queue.ts'
import type { Services } from '#server/services.ts'

/** The act by which an operator has a job tried again; its subject is the job that failed. */
export const RETRY_JOB = 'retry job'

type FailedJob = {
  id: string
  name: string
  completed_on: Date
  retry_count: number
  reason: string | null
  data: unknown
}

/** Rows of each kind that are shown. */
const SHOWN = 200

/** Jobs that failed for good and were not tried again; the job system deletes them after its own time. */
const failedJobs = (id: string | null) => sql<FailedJob>`
  select id, name, completed_on, retry_count, left(coalesce(output->>'message', output::text), 300) as reason, data
  from pgboss.job
  where state = 'failed' and (${id}::uuid is null or id = ${id}::uuid)
    and not exists (select from operator_acts where deed = ${RETRY_JOB} and subject = job.id::text)
  order by completed_on desc limit ${SHOWN}`

/** What was given up: jobs and webhooks. */
export async function failedWork({ db }: Pick<Services, 'db'>): Promise<FailedWorkReply> {
  const { rows } = await failedJobs(null).execute(db)
  const webhooks = await db
    .selectFrom('webhook_events')
    .select(['provider', 'event_id', 'type', 'received_at', 'tries', 'last_error'])
    .where('state', '=', 'dead')
    .orderBy('received_at', 'desc')
    .limit(SHOWN)
    .execute()
  return {
    jobs: rows.map(({ id, name, completed_on, retry_count, reason }) => ({
      ...{ id, name, reason: reason ?? '' },
      failedAt: completed_on.toISOString(),
      tries: Number(retry_count) + 1,
    })),
    webhooks: webhooks.map(({ provider, event_id, type, received_at, tries, last_error }) => ({
      ...{ provider, type, tries },
      event: event_id,
      receivedAt: received_at.toISOString(),
      reason: last_error ?? '',
    })),
  }
}

/** Jobs about one thing, and jobs that look for what there is to do. */
const isSendEmail = (name: string, data: unknown): data is JobData['send-email'] =>
  name === 'send-email' && typeof data === 'object' && data !== null && 'leadId' in data && 'emailId' in data

/** The queue of a failed job, where it can be tried again by hand. @throws Problem JOB_UNKNOWN */
export async function failedJob({ db }: Pick<Services, 'db'>, id: string): Promise<FailedJob> {
  const { rows } = await failedJobs(id).execute(db)
  const [job] = rows
  if (job === undefined) throw new Problem('JOB_UNKNOWN')
  return job
}

/** Puts a failed email into its queue again; scheduled jobs come round by themselves. */
export async function retryJob({ db, jobs }: Pick<Services, 'db' | 'jobs'>, { name, data }: FailedJob): Promise<void> {
  if (!isSendEmail(name, data)) return
  await inTransaction(db, (trx) => jobs.enqueue(trx, 'send-email', { leadId: data.leadId, emailId: data.emailId }))
}

/** Has a webhook that was given up processed again. @throws Problem JOB_UNKNOWN */
export async function retryWebhook(
  { db, now }: Pick<Services, 'db' | 'now'>,
  provider: string,
  event: string,
): Promise<void> {
  const known = await db
    .selectFrom('webhook_events')
    .select('event_id')
    .where(sql<boolean>`provider = ${provider} and event_id = ${event}`)
    .executeTakeFirst()
  if (known === undefined) throw new Problem('JOB_UNKNOWN')
  await db
    .updateTable('webhook_events')
    .set({ state: 'pending', tries: 0, try_at: now(), done_at: null })
    .where(sql<boolean>`provider = ${provider} and event_id = ${event} and state = 'dead'`)
    .execute()
}
