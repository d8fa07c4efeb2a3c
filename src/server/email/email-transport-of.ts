import type { Config } from '#server/platform/config/config.ts'
import { type EmailTransport, outboxTransport } from './email-transport.ts'

/** Who takes letters away here. What speaks to mail servers is loaded only where there is one. */
export async function emailTransportOf({
  smtpUrl,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailFrom'>): Promise<EmailTransport> {
  if (smtpUrl === null || mailFrom === null) return outboxTransport
  const { smtpTransport } = await import('./smtp-transport.ts')
  return smtpTransport(smtpUrl, mailFrom)
}
