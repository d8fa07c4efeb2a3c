import { isRaise } from '#domain/billing/agreed-price.ts'
import { formatMoney } from '#domain/billing/money.ts'
import type { PriceProposal } from '#domain/billing/purchase.ts'
import { taxNote } from '#domain/billing/tax.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import { dayText } from '#server/email/email-dates.ts'
import type { EmailDraft } from '#server/email/email-template.ts'
import { priceChangeWords } from '#server/email/words/price-words.ts'
import { purchaseLinkWords } from '#server/email/words/purchase-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { exampleRenewal, exampleRenewed, purchaseEmail } from './purchase-email.ts'
import { cancelLinkTo, type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

type Data = PurchaseFacts & { readonly price: PriceProposal }

const wordsFor = (locale: LocaleTag) => wordsIn(locale, { priceChangeWords, purchaseLinkWords })

function rowsOf(data: Data, locale: LocaleTag): NonNullable<EmailDraft['rows']> {
  const { price, terms } = data
  const { priceChangeWords: words } = wordsFor(locale)
  const { plan, order } = purchaseRows(locale)
  const days = `${terms.renewalDays}`
  return [
    ...plan(data),
    [words.now, words.every(formatMoney(price.before), days)],
    [words.new, `${words.every(formatMoney(price.after), days)}${taxNote()}`],
    [words.from, dayText(price.appliesFrom, locale)],
    ...order(data),
  ]
}

function first(data: Data, locale: LocaleTag): EmailDraft {
  const { price, terms, manageLink } = data
  const { priceChangeWords: words, purchaseLinkWords: links } = wordsFor(locale)
  const day = dayText(price.appliesFrom, locale)
  const change = [day, formatMoney(price.after), formatMoney(price.before), `${terms.renewalDays}`] as const
  const shared = { rows: rowsOf(data, locale), links: [cancelLinkTo(manageLink, locale)] }
  if (!isRaise(price)) {
    return {
      ...shared,
      subject: words.lowerSubject,
      heading: words.lowerHeading,
      before: [words.lower(...change)],
      after: [links.cancelNote],
    }
  }
  return {
    ...shared,
    subject: words.subject,
    heading: words.heading,
    before: [words.higher(...change), words.unlessYouAgree(day)],
    action: { label: words.answer, link: manageLink },
    after: [words.how, words.stopNow],
  }
}

function again(data: Data, locale: LocaleTag): EmailDraft {
  const { price, manageLink } = data
  const { priceChangeWords: words } = wordsFor(locale)
  return {
    subject: words.againSubject,
    heading: words.againHeading,
    before: [
      price.isToApprove ? words.notApproved : words.notAnswered,
      words.unlessYouAgree(dayText(price.appliesFrom, locale)),
    ],
    rows: rowsOf(data, locale),
    action: { label: words.answer, link: manageLink },
    after: [words.how],
    links: [cancelLinkTo(manageLink, locale)],
  }
}

function agreed(data: PurchaseFacts, locale: LocaleTag): EmailDraft {
  const { plan, next, chargedTo, order } = purchaseRows(locale)
  const { priceChangeWords: words, purchaseLinkWords: links } = wordsFor(locale)
  return {
    subject: words.agreedSubject,
    heading: words.agreedHeading,
    before: [words.agreed],
    rows: [...plan(data), ...next(data), ...chargedTo(data), ...order(data)],
    after: [links.cancelNote],
    links: [cancelLinkTo(data.manageLink, locale)],
  }
}

const price: PriceProposal = {
  changeId: '019a0000-0000-7000-8000-0000000000dd',
  before: { minor: 2999, currency: 'USD' },
  after: { minor: 3499, currency: 'USD' },
  appliesFrom: new Date('2027-01-27T23:30:00Z'),
  notifiedAt: null,
  isToApprove: false,
}
const notifiedAt = exampleRenewal.start

export const priceChange = purchaseEmail({
  kind: 'price_change',
  cause: 'A renewal price changes, ahead of it: a higher one needs consent, a lower one does not.',
  isKeptByLaw: false,
  draft: first,
  examples: {
    'price-change': { ...exampleRenewed, price },
    'price-change-lower': { ...exampleRenewed, price: { ...price, after: { minor: 2499, currency: 'USD' } } },
  },
})

export const priceChangeAgain = purchaseEmail({
  kind: 'price_change_again',
  cause: 'A higher price has no answer yet, a few days before.',
  isKeptByLaw: false,
  draft: again,
  examples: {
    'price-change-again': { ...exampleRenewed, price: { ...price, notifiedAt } },
    'price-change-at-paypal': { ...exampleRenewed, price: { ...price, isToApprove: true } },
  },
})

export const priceAgreed = purchaseEmail({
  kind: 'price_agreed',
  cause: 'A customer agrees to a price, once the provider has it.',
  isKeptByLaw: false,
  draft: agreed,
  examples: {
    'price-agreed': { ...exampleRenewed, next: { amount: price.after, on: price.appliesFrom, days: 30 } },
  },
})
