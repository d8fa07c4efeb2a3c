import type { EmailContent } from './email-layout.ts'

/** An email before it is put into its two forms, HTML and text. */
export type EmailDraft = EmailContent & {
  readonly subject: string
  /** Where a mail program ends what is sent again and again (RFC 8058); left out for what is sent for a cause. */
  readonly stopLink?: string
}

/** One kind of email: what it says, made from its data, and example data. */
export type EmailTemplate<Data> = {
  readonly draft: (data: Data) => EmailDraft
  /** Where the purchase that it is about can be stopped, to which the email has to lead; null where it is about none. */
  readonly manageLink: (data: Data) => string | null
  /** By name. The gallery shows each of them, and the tests check what every email has to keep. */
  readonly examples: Readonly<Record<string, Data>>
}
