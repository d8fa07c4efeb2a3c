import type { Config } from '#server/platform/config/config.ts'
import type { JobData } from '#server/platform/job-queue/job-queue.ts'
import type { Services } from '#server/services.ts'
import { type EmailTransport, outboxTransport } from './email-transport.ts'

/**
 * Sends one email, once: its row stays locked while it is on its way, and an email that was sent is left alone. Only a
 * crash between the mail server's "accepted" and our commit can repeat it, and then under the same message id.
 */
export async function sendEmail(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  transport: EmailTransport,
  { leadId, emailId }: JobData['send-email'],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const email = await trx
      .selectFrom('emails')
      .select(['id', 'recipient', 'subject', 'html', 'text'])
      .where('lead_id', '=', leadId)
      .where('id', '=', emailId)
      .where('sent_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (email === undefined) return
    const { recipient, subject, html, text } = email
    const messageId = `<${email.id}@${new URL(config.publicUrl).hostname}>`
    await transport.deliver({ messageId, to: recipient, subject, html, text })
    await trx
      .updateTable('emails')
      .set({ sent_at: now(), transport: transport.name })
      .where('lead_id', '=', leadId)
      .where('id', '=', emailId)
      .execute()
  })
}

/** The transport that the settings ask for. The SMTP client is loaded only where there is a mail server. */
export async function emailTransportOf({
  smtpUrl,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailFrom'>): Promise<EmailTransport> {
  if (smtpUrl === null || mailFrom === null) return outboxTransport
  const { smtpTransport } = await import('./smtp-transport.ts')
  return smtpTransport(smtpUrl, mailFrom)
}
