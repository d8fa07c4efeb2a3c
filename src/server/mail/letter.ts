import type { MailKind } from '#server/db/tables/mails.ts'

/** A mail without its address. The text says the same as the HTML. */
export type Letter = {
  readonly kind: MailKind
  readonly subject: string
  readonly html: string
  readonly text: string
}
