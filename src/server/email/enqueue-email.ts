import type { Transaction } from 'kysely'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { JobQueue } from '#server/platform/job-queue/job-queue.ts'
import type { Email } from './email.ts'

export type QueuedEmail = {
  readonly leadId: string
  readonly recipient: string
  readonly letter: Email
  readonly now: Date
}

/** Writes a mail down and orders its sending, in the transaction of whatever causes it. */
export async function enqueueEmail(trx: Transaction<Schema>, jobs: JobQueue, posting: QueuedEmail): Promise<void> {
  const { leadId, recipient, letter, now } = posting
  const emailId = uuidV7(now)
  await trx
    .insertInto('emails')
    .values({ lead_id: leadId, id: emailId, recipient, ...letter, created_at: now, sent_at: null, transport: null })
    .execute()
  await jobs.enqueue(trx, 'send-email', { leadId, emailId })
}
