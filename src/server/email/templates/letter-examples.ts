import { purchaseText, type Terms } from '#domain/billing/disclosure.ts'
import type { Email } from '#server/email/email.ts'
import { moneyEmail } from '#server/email/email-templates.ts'
import { forecastMail } from '#server/email/forecast-mail.ts'
import type { MoneyEmailData, MoneyEmailKind, MoneyFacts } from '#server/email/money-facts.ts'

// Named examples: people look at them in the gallery, and the tests hold each of them to what every letter promises.

const usd = (minor: number) => ({ minor, currency: 'USD' })
const paidAt = new Date('2026-11-21T23:30:00Z')
const periodEnd = new Date('2026-11-28T23:30:00Z')

/** Where the examples lead; nobody has these secrets. */
export const exampleLinks = {
  manage: 'https://example.com/v3/subscription#secret-of-nobody-at-all',
  resume: 'https://example.com/v3/resume#secret-of-nobody-at-all',
  plan: 'https://example.com/v3/resume#secret-of-nobody-else',
  mend: 'https://example.com/mend',
} as const

const facts: MoneyFacts = {
  orderId: '019a0000-0000-7000-8000-0000000000aa',
  terms: { name: '1-Week Trial', first: usd(999), firstDays: 7, renewal: usd(2999), renewalDays: 30 },
  planNames: { intro: '1-Week Trial', regular: '4-Week Plan' },
  phase: 'intro',
  manageLink: exampleLinks.manage,
  card: { brand: 'visa', last4: '4242' },
  accessUntil: periodEnd,
  next: { amount: usd(2999), on: periodEnd },
  asked: null,
  owed: null,
  actionLink: exampleLinks.mend,
  sandbox: false,
}
const owed = {
  amount: usd(2999),
  period: { start: periodEnd, end: new Date('2026-12-28T23:30:00Z') },
  isToApprove: false,
  nextTryAt: new Date('2026-12-01T23:30:00Z'),
  endsAt: new Date('2026-12-05T23:30:00Z'),
} as const
const charge = {
  ref: 'charge-1',
  kind: 'initial',
  amount: usd(999),
  period: { start: paidAt, end: periodEnd },
  state: 'succeeded',
  reason: null,
  card: facts.card,
  wallet: null,
  at: paidAt,
  dispute: null,
  isDuplicate: false,
} as const

const price = {
  changeId: '019a0000-0000-7000-8000-0000000000dd',
  before: usd(2999),
  after: usd(3499),
  appliesFrom: new Date('2027-01-27T23:30:00Z'),
  toldAt: null,
  isToApprove: false,
} as const

const later = { ...facts, phase: 'regular' } as const
const agreedIn = (terms: Terms): string => purchaseText({ terms, list: terms.first, code: null, today: '2026-11-21' })

const data: MoneyEmailData = {
  receipt: {
    ...facts,
    charge,
    isFirst: true,
    planLink: exampleLinks.plan,
    agreed: agreedIn(facts.terms),
    discount: null,
    isEnough: true,
  },
  intro_ending: facts,
  renewal_reminder: later,
  payment_failed: { ...later, owed },
  payment_failed_again: { ...later, owed, actionLink: null },
  payment_failed_last: { ...later, owed: { ...owed, nextTryAt: null } },
  canceled: { ...facts, next: null },
  resumed: facts,
  ended: { ...facts, next: null, accessUntil: null, because: 'payment_failed', isAtWallet: false },
  withdrawn: { ...facts, next: null, accessUntil: null, amount: usd(999), atBank: null, at: paidAt },
  refunded: { ...facts, amount: usd(500), isDuplicate: false },
  yearly: later,
  price_change: { ...facts, price },
  price_change_again: { ...facts, price: { ...price, toldAt: paidAt } },
  price_agreed: { ...facts, next: { amount: price.after, on: price.appliesFrom } },
  already_subscribed: { manageLink: exampleLinks.manage, resumeLink: exampleLinks.resume, sandbox: false },
}

/** A letter about money with example data, some of it changed. */
export const exampleEmail = <K extends MoneyEmailKind>(kind: K, changes: Partial<MoneyEmailData[K]> = {}): Email =>
  moneyEmail(kind, { ...data[kind], ...changes })

const yen = { ...facts.terms, first: { minor: 980, currency: 'JPY' }, renewal: { minor: 2980, currency: 'JPY' } }

/** Every letter there is, by name; some in more than one form. */
export const emailExamples: Readonly<Record<string, Email>> = {
  forecast: forecastMail({ link: exampleLinks.resume, validUntil: new Date('2026-12-21T00:00:00Z') }),
  receipt: exampleEmail('receipt'),
  'receipt-of-renewal': exampleEmail('receipt', { isFirst: false, planLink: null, agreed: null }),
  'receipt-of-too-little': exampleEmail('receipt', {
    ...{ isEnough: false, planLink: null, agreed: null, accessUntil: null },
    charge: { ...charge, amount: usd(1) },
  }),
  'receipt-of-sandbox': exampleEmail('receipt', { sandbox: true }),
  'receipt-in-yen': exampleEmail('receipt', {
    terms: yen,
    agreed: agreedIn(yen),
    charge: { ...charge, amount: yen.first },
    next: { amount: yen.renewal, on: periodEnd },
  }),
  'receipt-with-code': exampleEmail('receipt', {
    charge: { ...charge, amount: usd(700) },
    discount: { list: usd(999), code: 'WELCOME7' },
  }),
  'intro-ending': exampleEmail('intro_ending'),
  'renewal-reminder': exampleEmail('renewal_reminder'),
  'payment-failed': exampleEmail('payment_failed'),
  'payment-failed-again': exampleEmail('payment_failed_again'),
  'payment-failed-last': exampleEmail('payment_failed_last'),
  'payment-to-approve': exampleEmail('payment_failed', { owed: { ...owed, isToApprove: true } }),
  'payment-to-approve-last': exampleEmail('payment_failed_last', { owed: { ...owed, isToApprove: true } }),
  canceled: exampleEmail('canceled'),
  resumed: exampleEmail('resumed'),
  ended: exampleEmail('ended'),
  'ended-at-paypal': exampleEmail('ended', {
    because: 'canceled_by_support',
    isAtWallet: true,
    accessUntil: periodEnd,
  }),
  withdrawn: exampleEmail('withdrawn'),
  'withdrawn-while-disputed': exampleEmail('withdrawn', { amount: usd(0), atBank: usd(999) }),
  refunded: exampleEmail('refunded'),
  'refunded-second-charge': exampleEmail('refunded', { amount: usd(999), isDuplicate: true }),
  yearly: exampleEmail('yearly'),
  'price-change': exampleEmail('price_change'),
  'price-change-lower': exampleEmail('price_change', { price: { ...price, after: usd(2499) } }),
  'price-change-again': exampleEmail('price_change_again'),
  'price-change-at-paypal': exampleEmail('price_change_again', { price: { ...price, isToApprove: true } }),
  'price-agreed': exampleEmail('price_agreed'),
  'receipt-while-a-price-is-asked': exampleEmail('receipt', {
    ...{ isFirst: false, planLink: null, agreed: null, next: null },
    asked: { amount: price.after, on: price.appliesFrom },
  }),
  'already-subscribed': exampleEmail('already_subscribed'),
}
