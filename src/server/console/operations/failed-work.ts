import { sql } from 'kysely'
import type { FailedWorkReply } from '#domain/api/console/operations.ts'
import { Problem } from '#domain/problem.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { findFailedJob, readFailedJobs, takeFailedJob } from '#server/platform/job-queue/dead-jobs.ts'
import type { JobData } from '#server/platform/job-queue/job-queue.ts'
import type { Services } from '#server/services.ts'

/** The most rows of each kind that are shown. */
const SHOWN = 200

/** Jobs and webhooks that failed for good. */
export async function failedWork({ db }: Pick<Services, 'db'>): Promise<FailedWorkReply> {
  const jobs = await readFailedJobs(db, SHOWN)
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
const isDelivery = (name: string, data: unknown): data is JobData['deliver-event'] =>
  name === 'deliver-event' && typeof data === 'object' && data !== null && 'eventId' in data
const isReport = (name: string, data: unknown): data is JobData['report-purchase'] =>
  name === 'report-purchase' && typeof data === 'object' && data !== null && 'leadId' in data && 'orderId' in data

/** The queue of a failed job. @throws Problem JOB_UNKNOWN */
export async function queueOfFailed({ db }: Pick<Services, 'db'>, id: string): Promise<string> {
  const job = await findFailedJob(db, id)
  if (job === undefined) throw new Problem('JOB_UNKNOWN')
  return job.name
}

/**
 * Removes a failed job from the list, and queues it again if it is an email, a purchase report or a webhook of ours; scheduled jobs run
 * again anyway. Both happen in one transaction, so nothing is lost in between. Repeating it changes nothing.
 */
export async function retryJob({ db, jobs }: Pick<Services, 'db' | 'jobs'>, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { name = '', data } = (await takeFailedJob(trx, id)) ?? {}
    if (isSendEmail(name, data)) await jobs.enqueue(trx, 'send-email', { leadId: data.leadId, emailId: data.emailId })
    if (isReport(name, data)) await jobs.enqueue(trx, 'report-purchase', data)
    if (isDelivery(name, data)) {
      const waiting = { state: 'waiting', tries: 0, settled_at: null } as const
      await trx
        .updateTable('outgoing_events')
        .set(waiting)
        .where('id', '=', data.eventId)
        .where('state', '<>', 'delivered')
        .execute()
      await jobs.enqueue(trx, 'deliver-event', data)
    }
  })
}

/** Queues a failed webhook for processing again. @throws Problem JOB_UNKNOWN */
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
