import type { EmailContent } from '#server/email/email-layout.ts'

/** A letter about money before it is put into its two forms. Without an action it leads to the subscription. */
export type EmailDraft = EmailContent & { readonly subject: string }
