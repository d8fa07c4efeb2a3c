import type { EmailContent } from './email-layout.ts'

/** An email before it is put into its two forms, HTML and text. */
export type EmailDraft = EmailContent & { readonly subject: string }

/** One kind of email: what it says, made from its data, and example data. */
export type EmailTemplate<Data> = {
  readonly draft: (data: Data) => EmailDraft
  /** By name. The gallery shows each of them, and the tests check what every email has to keep. */
  readonly examples: Readonly<Record<string, Data>>
}
