import type { Config } from '#server/config.ts'
import { type MailCarrier, outboxCarrier } from '#server/mail/mail-carrier.ts'

/** Who takes letters away here. What speaks to mail servers is loaded only where there is one. */
export async function mailCarrierOf({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): Promise<MailCarrier> {
  if (smtpUrl === null || mailFrom === null) return outboxCarrier
  const { smtpCarrier } = await import('#server/mail/smtp-carrier.ts')
  return smtpCarrier(smtpUrl, mailFrom)
}
