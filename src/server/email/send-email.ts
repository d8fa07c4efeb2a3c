import { BASE } from '#domain/api/base-path.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { JobData } from '#server/platform/job-queue/job-queue.ts'
import type { Services } from '#server/services.ts'
import { type EmailTransport, outboxTransport } from './email-transport.ts'

/**
 * Sends one email, once: its row stays locked while it is being sent, and an email that was sent is skipped. Only a
 * crash between the mail server's acceptance and our commit can repeat it, and then under the same message id.
 */
export async function sendEmail(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  transport: EmailTransport,
  { leadId, emailId }: JobData['send-email'],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const email = await trx
      .selectFrom('emails')
      .select(['id', 'recipient', 'subject', 'html', 'text', 'stop_link'])
      .where('lead_id', '=', leadId)
      .where('id', '=', emailId)
      .where('sent_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (email === undefined) return
    const { recipient, subject, html, text, stop_link: stopLink } = email
    const messageId = `<${email.id}@${new URL(config.publicUrl).hostname}>`
    await transport.deliver({ messageId, to: recipient, subject, html, text, stopLink })
    await trx
      .updateTable('emails')
      .set({
        sent_at: now(),
        transport: transport.name,
        ...(transport.name === 'smtp'
          ? { html: withoutSecrets(html), text: withoutSecrets(text), stop_link: null }
          : {}),
      })
      .where('lead_id', '=', leadId)
      .where('id', '=', emailId)
      .execute()
  })
}

/** A link to a page whose secret follows a `#` or is the last part of the path. No page's own name is that long. */
const LINK_WITH_SECRET = new RegExp(`(${BASE}/[a-z/-]*?)[#/][A-Za-z0-9_-]{20,}`, 'g')

/**
 * Removes the secrets from links. They are of no use here once a mail server has the email, and a copy of the database
 * must not open a plan. The local outbox keeps them, because there the email is read from the database.
 */
export const withoutSecrets = (content: string): string => content.replace(LINK_WITH_SECRET, '$1')

/** The configured transport. The SMTP client is loaded only if there is a mail server. */
export async function emailTransportOf({
  smtpUrl,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailFrom'>): Promise<EmailTransport> {
  if (smtpUrl === null || mailFrom === null) return outboxTransport
  const { smtpTransport } = await import('./smtp-transport.ts')
  return smtpTransport(smtpUrl, mailFrom)
}
