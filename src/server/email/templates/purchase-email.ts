import type { Terms } from '#domain/billing/disclosure.ts'
import type { Money } from '#domain/billing/money.ts'
import type { Owed } from '#domain/billing/next-charge.ts'
import type { Card } from '#domain/billing/snapshot.ts'
import type { SubscriptionPhase } from '#domain/billing/subscription.ts'
import type { EmailDraft, EmailTemplate } from '#server/email/email-template.ts'
import { manageLinkTo } from './purchase-rows.ts'

/** What every email about a purchase may say. */
export type PurchaseFacts = {
  readonly orderId: string
  readonly terms: Terms
  /** What the plan is called in its first period and in later ones. */
  readonly planNames: Readonly<Record<SubscriptionPhase, string>>
  readonly phase: SubscriptionPhase
  /** Opens the subscription: to look, to cancel, to withdraw. */
  readonly manageLink: string
  readonly card: Card | null
  /** Null where the plan is closed. */
  readonly accessUntil: Date | null
  /** The next charge; null where none will come. */
  readonly next: { readonly amount: Money; readonly on: Date } | null
  /** The next charge if its owner agrees to a new price; null where nothing is asked. */
  readonly asked: { readonly amount: Money; readonly on: Date } | null
  /** The renewal that was not paid; null where nothing is owed. */
  readonly owed: Owed | null
  /** Where a failed payment can be repaired. */
  readonly actionLink: string | null
  /** Whether no money moves. */
  readonly sandbox: boolean
}

const SANDBOX_NOTE = 'This is about a test order of the built-in sandbox: no money has moved, and none will.'

/**
 * A template about a purchase: it says where no money moves, and its main link leads to the subscription where the draft
 * names no other.
 */
export const purchaseEmail = <Data extends Pick<PurchaseFacts, 'manageLink' | 'sandbox'>>({
  draft,
  examples,
}: EmailTemplate<Data>): EmailTemplate<Data> => ({
  draft: (data): EmailDraft => {
    const { subject, action, ...content } = draft(data)
    return {
      ...content,
      subject: data.sandbox ? `${subject} (test order)` : subject,
      ...(data.sandbox ? { notice: SANDBOX_NOTE } : {}),
      action: action ?? manageLinkTo(data.manageLink),
    }
  },
  examples,
})

const usd = (minor: number) => ({ minor, currency: 'USD' })

/** Where the examples lead. The secrets in them open nothing. */
export const exampleLinks = {
  manage: 'https://example.com/v3/subscription#secret-of-nobody-at-all',
  resume: 'https://example.com/v3/resume#secret-of-nobody-at-all',
  plan: 'https://example.com/v3/resume#secret-of-nobody-else',
  mend: 'https://example.com/mend',
} as const

/** When the example was bought, and when its first period ends. */
export const examplePeriod = { start: new Date('2026-11-21T23:30:00Z'), end: new Date('2026-11-28T23:30:00Z') } as const

/** A trial week on its way into the regular plan. */
export const exampleFacts: PurchaseFacts = {
  orderId: '019a0000-0000-7000-8000-0000000000aa',
  terms: { name: '1-Week Trial', first: usd(999), firstDays: 7, renewal: usd(2999), renewalDays: 30 },
  planNames: { intro: '1-Week Trial', regular: '4-Week Plan' },
  phase: 'intro',
  manageLink: exampleLinks.manage,
  card: { brand: 'visa', last4: '4242' },
  accessUntil: examplePeriod.end,
  next: { amount: usd(2999), on: examplePeriod.end },
  asked: null,
  owed: null,
  actionLink: exampleLinks.mend,
  sandbox: false,
}
