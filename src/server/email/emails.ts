import { type LocaleTag, SOURCE_LOCALE } from '#domain/language/locales.ts'
import { type EmailContent, emailHtml, emailText } from './email-layout.ts'
import type { EmailTemplate } from './email-template.ts'
import type { PurchaseFacts } from './templates/purchase-facts.ts'
import { templates } from './templates.generated.ts'

/** The kinds of email that the server sends; the database stores them under these names. */
export type EmailKind = keyof typeof templates

/** The data that an email of a kind needs. */
export type EmailData<K extends EmailKind> = Parameters<(typeof templates)[K]['draft']>[0]

/** The kinds that are about a purchase. */
export type PurchaseEmailKind = {
  [K in EmailKind]: EmailData<K> extends PurchaseFacts ? K : never
}[EmailKind]

const kinds = Object.keys(templates) as EmailKind[]

/** The kinds that the law requires us to keep with the orders. */
export const kindsKeptByLaw: readonly EmailKind[] = kinds.filter((kind) => templates[kind].isKeptByLaw)

/** An email without its address. The text says the same as the HTML. */
export type Email = {
  readonly kind: EmailKind
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Null unless the email recurs. */
  readonly stopLink: string | null
}

/** A template takes the data of its own kind, which the compiler cannot verify for a generic K. */
const templateOf = <K extends EmailKind>(kind: K) => templates[kind] as unknown as EmailTemplate<EmailData<K>>

/** An email that still has to be put into its reader's language. */
export type EmailIn = (locale: LocaleTag) => Email

/** An email of a kind, in both forms. */
export const renderEmail =
  <K extends EmailKind>(kind: K, data: EmailData<K>): EmailIn =>
  (locale) => {
    const { subject, stopLink = null, ...content } = templateOf(kind).draft(data, locale)
    const shown: EmailContent = content
    return { kind, subject, html: emailHtml(shown, locale), text: emailText(shown, locale), stopLink }
  }

/** An example, and the page where the purchase that it is about can be stopped; null if it is about none. */
export type EmailExample = Email & { readonly manageLink: string | null }

/** The rendered examples of every template, by name. */
export function emailExamples(locale: LocaleTag = SOURCE_LOCALE): ReadonlyMap<string, EmailExample> {
  return new Map(
    kinds.flatMap((kind) => {
      const { examples, manageLink } = templateOf(kind)
      return Object.entries(examples).map(
        ([name, data]) => [name, { ...renderEmail(kind, data)(locale), manageLink: manageLink(data) }] as const,
      )
    }),
  )
}
