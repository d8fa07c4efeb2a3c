import type { EmailDraft, EmailTemplate } from '#server/email/email-template.ts'
import { emailWords } from '#server/email/words/email-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { type PurchaseFacts, seeLinkTo } from './purchase-facts.ts'

/**
 * A template about a purchase: it says if no money moves, and its main link leads to the subscription unless the draft
 * names another one.
 */
export const purchaseEmail = <Data extends Pick<PurchaseFacts, 'manageLink' | 'sandbox'>>({
  draft,
  ...manifest
}: Omit<EmailTemplate<Data>, 'manageLink'>): EmailTemplate<Data> => ({
  ...manifest,
  draft: (data, locale): EmailDraft => {
    const { subject, action, ...content } = draft(data, locale)
    const { emailWords: words } = wordsIn(locale, { emailWords })
    return {
      ...content,
      subject: data.sandbox ? words.testOrder(subject) : subject,
      ...(data.sandbox ? { notice: words.sandboxNote } : {}),
      action: action ?? seeLinkTo(data.manageLink, locale),
    }
  },
  manageLink: ({ manageLink }) => manageLink,
})

const usd = (minor: number) => ({ minor, currency: 'USD' })

/** The links in the examples. Their secrets open nothing. */
export const exampleLinks = {
  manage: 'https://example.com/v3/subscription#secret-of-nobody-at-all',
  resume: 'https://example.com/v3/resume#secret-of-nobody-at-all',
  plan: 'https://example.com/v3/resume#secret-of-nobody-else',
  mend: 'https://example.com/mend',
} as const

/** The first period of the example: it begins with the purchase. */
export const examplePeriod = { start: new Date('2026-11-21T23:30:00Z'), end: new Date('2026-11-28T23:30:00Z') } as const

/** The period after it, at the regular price. */
export const exampleRenewal = { start: examplePeriod.end, end: new Date('2026-12-28T23:30:00Z') } as const

/** A trial week that will continue as the regular plan. */
export const exampleFacts: PurchaseFacts = {
  orderId: '019a0000-0000-7000-8000-0000000000aa',
  terms: { name: '1-Week Trial', first: usd(999), firstDays: 7, renewal: usd(2999), renewalDays: 30 },
  planNames: { intro: '1-Week Trial', regular: '4-Week Plan' },
  phase: 'intro',
  manageLink: exampleLinks.manage,
  card: { brand: 'visa', last4: '4242' },
  accessUntil: examplePeriod.end,
  next: { amount: usd(2999), on: examplePeriod.end, days: 30 },
  nextPlan: null,
  asked: null,
  owed: null,
  actionLink: exampleLinks.mend,
  sandbox: false,
}

/** The same once it has been renewed. */
export const exampleRenewed: PurchaseFacts = {
  ...exampleFacts,
  phase: 'regular',
  accessUntil: exampleRenewal.end,
  next: { amount: usd(2999), on: exampleRenewal.end, days: 30 },
}
