import type { Carrier } from '#server/db/tables/mails.ts'

/** A letter ready to go. The message id stays the same however often it is tried, so that a repeat can be recognised. */
export type OutgoingMail = {
  readonly messageId: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Takes letters away. Throws where it could not; then the letter is tried again later. */
export type MailCarrier = {
  readonly name: Carrier
  deliver(mail: OutgoingMail): Promise<void>
}

/** Leaves letters where they are: to be read in the local outbox. */
export const outboxCarrier: MailCarrier = { name: 'outbox', deliver: async () => {} }
