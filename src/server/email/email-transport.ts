import type { EmailTransportName } from '#server/platform/db/people-columns.ts'

/** An email ready to be sent. The message id stays the same across retries, so that a repeat can be recognised. */
export type OutgoingEmail = {
  readonly messageId: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Where the mail program can stop a recurring email; null for any other email. */
  readonly stopLink: string | null
}

/** Delivers emails. Throws if that fails; then the email is retried later. */
export type EmailTransport = {
  readonly name: EmailTransportName
  deliver(email: OutgoingEmail): Promise<void>
}

/** Leaves emails in the database, where the local outbox shows them. */
export const outboxTransport: EmailTransport = { name: 'outbox', deliver: async () => {} }
