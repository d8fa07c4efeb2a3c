import type { Config } from '#server/platform/config/config.ts'
import type { EmailTransportName } from '#server/platform/db/tables/emails.ts'

/** An email ready to go. The message id stays the same however often it is tried, so that a repeat can be recognised. */
export type OutgoingEmail = {
  readonly messageId: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Delivers emails. Throws where it could not; then the email is tried again later. */
export type EmailTransport = {
  readonly name: EmailTransportName
  deliver(email: OutgoingEmail): Promise<void>
}

/** Leaves emails in the database, to be read in the local outbox. */
export const outboxTransport: EmailTransport = { name: 'outbox', deliver: async () => {} }

/** The transport that the settings ask for. The SMTP client is loaded only where there is a mail server. */
export async function emailTransportOf({
  smtpUrl,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailFrom'>): Promise<EmailTransport> {
  if (smtpUrl === null || mailFrom === null) return outboxTransport
  const { smtpTransport } = await import('./smtp-transport.ts')
  return smtpTransport(smtpUrl, mailFrom)
}
