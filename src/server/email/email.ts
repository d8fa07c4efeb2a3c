import type { EmailKind } from '#server/platform/db/tables/emails.ts'

/** A mail without its address. The text says the same as the HTML. */
export type Email = {
  readonly kind: EmailKind
  readonly subject: string
  readonly html: string
  readonly text: string
}
