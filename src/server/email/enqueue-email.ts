import { sql } from 'kysely'
import { normaliseEmail } from '#domain/hero/email.ts'
import { hashOf } from '#server/platform/crypto/secret.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { JobQueue } from '#server/platform/job-queue/job-queue.ts'
import type { Email } from './emails.ts'

export type QueuedEmail = {
  readonly leadId: string
  readonly recipient: string
  readonly email: Email
  readonly now: Date
}

/** Stores an email and queues the job that sends it, in the transaction of its cause. */
export async function enqueueEmail(trx: Trx, jobs: JobQueue, queued: QueuedEmail): Promise<void> {
  const { leadId, recipient, email, now } = queued
  const emailId = uuidV7(now)
  await trx
    .insertInto('emails')
    .values({ lead_id: leadId, id: emailId, recipient, ...email, created_at: now, sent_at: null, transport: null })
    .execute()
  await jobs.enqueue(trx, 'send-email', { leadId, emailId })
}

/** Emails to one address and day (UTC) that can be caused by typing the address into a form. */
export const EMAILS_PER_DAY = 5

/** Counts an email to this address; false where it had enough for today. Parallel requests are counted one by one. */
export async function mayBeEmailed(trx: Trx, email: string, now: Date): Promise<boolean> {
  const { sent } = await trx
    .insertInto('email_quotas')
    .values({ recipient_hash: hashOf(normaliseEmail(email)), day: now.toISOString().slice(0, 10), sent: 1 })
    .onConflict((conflict) =>
      conflict.columns(['recipient_hash', 'day']).doUpdateSet({ sent: sql`email_quotas.sent + 1` }),
    )
    .returning('sent')
    .executeTakeFirstOrThrow()
  return sent <= EMAILS_PER_DAY
}
