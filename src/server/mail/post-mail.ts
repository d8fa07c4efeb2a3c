import type { Transaction } from 'kysely'
import { uuidV7 } from '#server/crypto/uuid-v7.ts'
import type { Schema } from '#server/db/schema.ts'
import type { JobQueue } from '#server/jobs/job-queue.ts'
import type { Letter } from '#server/mail/letter.ts'

export type Posting = {
  readonly leadId: string
  readonly recipient: string
  readonly letter: Letter
  readonly now: Date
}

/** Writes a mail down and orders its sending, in the transaction of whatever causes it. */
export async function postMail(trx: Transaction<Schema>, jobs: JobQueue, posting: Posting): Promise<void> {
  const { leadId, recipient, letter, now } = posting
  const mailId = uuidV7(now)
  await trx
    .insertInto('mails')
    .values({ lead_id: leadId, id: mailId, recipient, ...letter, created_at: now, sent_at: null, carrier: null })
    .execute()
  await jobs.enqueue(trx, 'send-mail', { leadId, mailId })
}
