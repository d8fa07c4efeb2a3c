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

/** An email of a kind, in both forms. */
export function renderEmail<K extends EmailKind>(kind: K, data: EmailData<K>): Email {
  const { subject, stopLink = null, ...content } = templateOf(kind).draft(data)
  const shown: EmailContent = content
  return { kind, subject, html: emailHtml(shown), text: emailText(shown), stopLink }
}

/** An example, and the page where the purchase that it is about can be stopped; null if it is about none. */
export type EmailExample = Email & { readonly manageLink: string | null }

/** The rendered examples of every template, by name. */
export function emailExamples(): ReadonlyMap<string, EmailExample> {
  return new Map(
    kinds.flatMap((kind) => {
      const { examples, manageLink } = templateOf(kind)
      return Object.entries(examples).map(
        ([name, data]) => [name, { ...renderEmail(kind, data), manageLink: manageLink(data) }] as const,
      )
    }),
  )
}
