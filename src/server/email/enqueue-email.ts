import { sql } from 'kysely'
import { readerLocale } from '#domain/formats.ts'
import { type LocaleTag, SOURCE_LOCALE } from '#domain/language/locales.ts'
import { keyedHash } from '#server/platform/crypto/secret.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { JobQueue } from '#server/platform/job-queue/job-queue.ts'
import type { EmailIn } from './emails.ts'
import { mailboxOf } from './mailbox.ts'

export type QueuedEmail = {
  readonly leadId: string
  readonly recipient: string
  readonly email: EmailIn
  readonly now: Date
  /** The reader's language; that of the lead if it is not named, as it is for somebody who has just been deleted. */
  readonly locale?: LocaleTag
}

/** The languages of leads as they are now. */
async function languagesOf(trx: Trx, leads: readonly string[]): Promise<ReadonlyMap<string, LocaleTag>> {
  const rows = await trx.selectFrom('leads').select(['id', 'locale', 'units']).where('id', 'in', leads).execute()
  return new Map(rows.map((lead) => [lead.id, readerLocale(lead)]))
}

/**
 * Stores an email in the language of its reader and queues the job that sends it, in the transaction of its cause. It is
 * sent within seconds, so nobody changes the language in between.
 */
export const enqueueEmail = (trx: Trx, jobs: JobQueue, queued: QueuedEmail): Promise<void> =>
  enqueueEmails(trx, jobs, [queued])

/** Stores emails and queues the jobs that send them, in two statements. */
export async function enqueueEmails(trx: Trx, jobs: JobQueue, queued: readonly QueuedEmail[]): Promise<void> {
  if (queued.length === 0) return
  const languages = await languagesOf(
    trx,
    queued.map(({ leadId }) => leadId),
  )
  const rows = queued.map(({ leadId, recipient, email, now, locale }) => {
    const { stopLink, ...content } = email(locale ?? languages.get(leadId) ?? SOURCE_LOCALE)
    return {
      lead_id: leadId,
      id: uuidV7(now),
      recipient,
      ...content,
      stop_link: stopLink,
      created_at: now,
      sent_at: null,
      transport: null,
    }
  })
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
