import type { LocaleTag } from '#domain/language/locales.ts'
import type { EmailContent } from './email-layout.ts'

/** An email before it is rendered as HTML and as text. */
export type EmailDraft = EmailContent & {
  readonly subject: string
  /** Where a mail program can stop a recurring email (RFC 8058); absent for emails that are sent for a cause. */
  readonly stopLink?: string
}

/** One kind of email: everything that is said about it anywhere. Each is an export of a file in `templates`. */
export type EmailTemplate<Data> = {
  /** The name under which the database stores it. */
  readonly kind: string
  /** When it is sent, for operators. */
  readonly cause: string
  /** Whether the law requires it to be kept with the orders after a deletion; all others are deleted. */
  readonly isKeptByLaw: boolean
  readonly draft: (data: Data, locale: LocaleTag) => EmailDraft
  /**
   * The page where the purchase that the email is about can be stopped, which the email has to link to; null if it is
   * about none.
   */
  readonly manageLink: (data: Data) => string | null
  /** By name. The gallery shows each of them, and the tests check the rules for every email on them. */
  readonly examples: Readonly<Record<string, Data>>
}
