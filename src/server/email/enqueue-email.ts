import { sql } from 'kysely'
import { keyedHash } from '#server/platform/crypto/secret.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { JobQueue } from '#server/platform/job-queue/job-queue.ts'
import type { Email } from './emails.ts'
import { mailboxOf } from './mailbox.ts'

export type QueuedEmail = {
  readonly leadId: string
  readonly recipient: string
  readonly email: Email
  readonly now: Date
}

/** Stores an email and queues the job that sends it, in the transaction of its cause. */
export const enqueueEmail = (trx: Trx, jobs: JobQueue, queued: QueuedEmail): Promise<void> =>
  enqueueEmails(trx, jobs, [queued])

/** Stores emails and queues the jobs that send them, in two statements. */
export async function enqueueEmails(trx: Trx, jobs: JobQueue, queued: readonly QueuedEmail[]): Promise<void> {
  if (queued.length === 0) return
  const rows = queued.map(({ leadId, recipient, email: { stopLink, ...content }, now }) => ({
    lead_id: leadId,
    id: uuidV7(now),
    recipient,
    ...content,
    stop_link: stopLink,
    created_at: now,
    sent_at: null,
    transport: null,
  }))
  await trx.insertInto('emails').values(rows).execute()
  await jobs.enqueueAll(
    trx,
    'send-email',
    rows.map(({ lead_id: leadId, id: emailId }) => ({ leadId, emailId })),
  )
}

/**
 * Maximum emails to one mailbox per day (UTC), for those caused by typing its address into a form, for sign-in links,
 * and for links that a signed-in person asks for.
 */
export const EMAILS_PER_DAY = 5

export type EmailCount = {
  readonly key: Buffer
  readonly purpose: 'typed' | 'sign-in' | 'proof'
  readonly email: string
  readonly now: Date
}

/**
 * Counts an email to this mailbox; false if the limit for today is reached. Parallel requests are counted one by one.
 */
export async function countEmail(trx: Trx, { key, purpose, email, now }: EmailCount): Promise<boolean> {
  const { sent } = await trx
    .insertInto('email_quotas')
    .values({
      recipient_hash: keyedHash(key, mailboxOf(email)),
      purpose,
      day: now.toISOString().slice(0, 10),
      sent: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['recipient_hash', 'purpose', 'day']).doUpdateSet({ sent: sql`email_quotas.sent + 1` }),
    )
    .returning('sent')
    .executeTakeFirstOrThrow()
  return sent <= EMAILS_PER_DAY
}

/** Whether another email may be sent to an address that a visitor typed into a form. */
export const mayBeEmailed = (
  trx: Trx,
  { keys }: { readonly keys: { readonly counting: Buffer } },
  email: string,
  now: Date,
): Promise<boolean> => countEmail(trx, { key: keys.counting, purpose: 'typed', email, now })
