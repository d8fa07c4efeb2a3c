import { type EmailContent, emailHtml, emailText } from './email-layout.ts'
import type { EmailTemplate } from './email-template.ts'
import { alreadySubscribed } from './templates/already-subscribed.ts'
import { canceled } from './templates/canceled.ts'
import { ended } from './templates/ended.ts'
import { erased } from './templates/erased.ts'
import { forecast } from './templates/forecast.ts'
import { introEnding } from './templates/intro-ending.ts'
import { paymentFailed, paymentFailedAgain, paymentFailedLast } from './templates/payment-failed.ts'
import { planChanged, planKept } from './templates/plan-change.ts'
import { priceAgreed, priceChange, priceChangeAgain } from './templates/price-change.ts'
import type { PurchaseFacts } from './templates/purchase-facts.ts'
import { receipt } from './templates/receipt.ts'
import { refunded } from './templates/refunded.ts'
import { renewalReminder } from './templates/renewal-reminder.ts'
import { resumed } from './templates/resumed.ts'
import { signIn } from './templates/sign-in.ts'
import { weighInReminder } from './templates/weigh-in-reminder.ts'
import { withdrawn } from './templates/withdrawn.ts'
import { yearly } from './templates/yearly.ts'

/** Every email that the server sends, by its kind. The kind is stored in the database under this name. */
const templates = {
  forecast,
  'sign-in': signIn,
  erased,
  receipt,
  intro_ending: introEnding,
  renewal_reminder: renewalReminder,
  payment_failed: paymentFailed,
  payment_failed_again: paymentFailedAgain,
  payment_failed_last: paymentFailedLast,
  canceled,
  resumed,
  ended,
  withdrawn,
  refunded,
  yearly,
  price_change: priceChange,
  price_change_again: priceChangeAgain,
  price_agreed: priceAgreed,
  plan_changed: planChanged,
  plan_kept: planKept,
  already_subscribed: alreadySubscribed,
  weigh_in_reminder: weighInReminder,
} as const

export type EmailKind = keyof typeof templates

/** The data that an email of a kind needs. */
export type EmailData<K extends EmailKind> = Parameters<(typeof templates)[K]['draft']>[0]

/** The kinds that are about a purchase. */
export type PurchaseEmailKind = {
  [K in EmailKind]: EmailData<K> extends PurchaseFacts ? K : never
}[EmailKind]

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
  const kinds = Object.keys(templates) as EmailKind[]
  return new Map(
    kinds.flatMap((kind) => {
      const { examples, manageLink } = templateOf(kind)
      return Object.entries(examples).map(
        ([name, data]) => [name, { ...renderEmail(kind, data), manageLink: manageLink(data) }] as const,
      )
    }),
  )
}
