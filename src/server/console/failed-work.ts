import { sql } from 'kysely'
import type { FailedWorkReply } from '#domain/api/console/operations.ts'
import { Problem } from '#domain/problems.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { type FailedJob, readFailedJobs } from '#server/platform/job-queue/dead-jobs.ts'
import type { JobData } from '#server/platform/job-queue/job-queue.ts'
import type { Services } from '#server/services.ts'

/** The act by which an operator has a job tried again; its subject is the job that failed. */
export const RETRY_JOB = 'retry job'

/** Rows of each kind that are shown. */
const SHOWN = 200

/** What was given up: jobs and webhooks. */
export async function failedWork({ db }: Pick<Services, 'db'>): Promise<FailedWorkReply> {
  const jobs = await readFailedJobs(db, { without: RETRY_JOB, atMost: SHOWN })
  const webhooks = await db
    .selectFrom('webhook_events')
    .select(['provider', 'event_id', 'type', 'received_at', 'tries', 'last_error'])
    .where('state', '=', 'dead')
    .orderBy('received_at', 'desc')
    .limit(SHOWN)
    .execute()
  return {
    jobs: jobs.map(({ id, name, failedAt, tries, reason }) => ({
      ...{ id, name, tries, reason, failedAt: failedAt.toISOString() },
    })),
    webhooks: webhooks.map(({ provider, event_id, type, received_at, tries, last_error }) => ({
      ...{ provider, type, tries },
      event: event_id,
      receivedAt: received_at.toISOString(),
      reason: last_error ?? '',
    })),
  }
}

const isSendEmail = (name: string, data: unknown): data is JobData['send-email'] =>
  name === 'send-email' && typeof data === 'object' && data !== null && 'leadId' in data && 'emailId' in data
const isReport = (name: string, data: unknown): data is JobData['report-purchase'] =>
  name === 'report-purchase' && typeof data === 'object' && data !== null && 'leadId' in data && 'orderId' in data

/** A failed job that no other act than this one had tried again. @throws Problem JOB_UNKNOWN */
export async function failedJob({ db }: Pick<Services, 'db'>, id: string, actId: string): Promise<FailedJob> {
  const [job] = await readFailedJobs(db, { without: RETRY_JOB, butAct: actId, id })
  if (job === undefined) throw new Problem('JOB_UNKNOWN')
  return job
}

/** Puts a failed job about one thing into its queue again; those that look for what there is to do come round by themselves. */
export async function retryJob({ db, jobs }: Pick<Services, 'db' | 'jobs'>, { name, data }: FailedJob): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (isSendEmail(name, data)) await jobs.enqueue(trx, 'send-email', { leadId: data.leadId, emailId: data.emailId })
    if (isReport(name, data)) await jobs.enqueue(trx, 'report-purchase', { leadId: data.leadId, orderId: data.orderId })
  })
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
