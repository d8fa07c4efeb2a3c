import type { EmailTransportName } from '#server/platform/db/tables/emails.ts'

/** An email ready to go. The message id stays the same however often it is tried, so that a repeat can be recognised. */
export type OutgoingEmail = {
  readonly messageId: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Where the mail program may end what is sent again and again; null for anything else. */
  readonly stopLink: string | null
}

/** Delivers emails. Throws where it could not; then the email is tried again later. */
export type EmailTransport = {
  readonly name: EmailTransportName
  deliver(email: OutgoingEmail): Promise<void>
}

/** Leaves emails in the database, to be read in the local outbox. */
export const outboxTransport: EmailTransport = { name: 'outbox', deliver: async () => {} }
