import { isRaise } from '#domain/billing/agreed-price.ts'
import { formatMoney } from '#domain/billing/money.ts'
import type { PriceProposal } from '#domain/billing/purchase.ts'
import { taxNote } from '#domain/billing/tax.ts'
import { brand } from '#domain/brand.ts'
import { longDate } from '#server/email/email-layout.ts'
import type { EmailDraft } from '#server/email/email-template.ts'
import { exampleFacts, examplePeriod, purchaseEmail } from './purchase-email.ts'
import { CANCEL_NOTE, cancelLinkTo, type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

type Data = PurchaseFacts & { readonly price: PriceProposal }

const rowsOf = (data: Data): NonNullable<EmailDraft['rows']> => {
  const { price, terms } = data
  return [
    ...purchaseRows.plan(data),
    ['Price now', `${formatMoney(price.before)} every ${terms.renewalDays} days`],
    ['New price', `${formatMoney(price.after)} every ${terms.renewalDays} days${taxNote()}`],
    ['First charge at the new price', longDate(price.appliesFrom)],
    ...purchaseRows.order(data),
  ]
}

/** What happens with an answer, and without one. */
const choices = ({ price }: Data): readonly string[] => [
  `Nothing is charged at the new price unless you agree. If you do not answer, your plan ends on ${longDate(price.appliesFrom)}, and nothing more will be charged.`,
]

const answerLinkTo = (link: string) => ({ label: 'See the new price and answer', link })
const HOW =
  'To agree, open that page, tick the box and press the button. You do not need a password. To let the plan end, you do not need to do anything.'

function first(data: Data): EmailDraft {
  const { price, terms, manageLink } = data
  const change = `From ${longDate(price.appliesFrom)} on your plan costs ${formatMoney(price.after)} instead of ${formatMoney(price.before)} every ${terms.renewalDays} days`
  if (!isRaise(price)) {
    return {
      subject: `Your ${brand.name} plan will cost less`,
      heading: 'Your plan will cost less',
      before: [`${change}. You do not need to do anything.`],
      rows: rowsOf(data),
      after: [CANCEL_NOTE],
      links: [cancelLinkTo(manageLink)],
    }
  }
  return {
    subject: `A new price for your ${brand.name} plan: we need your answer`,
    heading: 'A new price, if you agree',
    before: [`${change}, if you agree. The period you have paid for stays as it is.`, ...choices(data)],
    rows: rowsOf(data),
    action: answerLinkTo(manageLink),
    after: [HOW, 'If you would rather stop now, cancel in two clicks. You keep what you paid for until its end.'],
    links: [cancelLinkTo(manageLink)],
  }
}

const NOT_ANSWERED =
  'We told you about a new price and have not had your answer yet. That is fine; here is what happens next.'
const NOT_APPROVED =
  'You agreed to a new price on our page, and PayPal is still waiting for your approval. Our page takes you there.'

function again(data: Data): EmailDraft {
  return {
    subject: `We still need your answer about the new price of your ${brand.name} plan`,
    heading: 'We are still waiting for your answer',
    before: [data.price.isToApprove ? NOT_APPROVED : NOT_ANSWERED, ...choices(data)],
    rows: rowsOf(data),
    action: answerLinkTo(data.manageLink),
    after: [HOW],
    links: [cancelLinkTo(data.manageLink)],
  }
}

function agreed(data: PurchaseFacts): EmailDraft {
  const { plan, next, chargedTo, order } = purchaseRows
  return {
    subject: `The new price of your ${brand.name} plan, as you agreed`,
    heading: 'You agreed to the new price',
    before: ['Your plan continues. Here is what comes next, as you agreed. Please keep this email.'],
    rows: [...plan(data), ...next(data), ...chargedTo(data), ...order(data)],
    after: [CANCEL_NOTE],
    links: [cancelLinkTo(data.manageLink)],
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
const notifiedAt = examplePeriod.start

export const priceChange = purchaseEmail({
  kind: 'price_change',
  cause: 'A renewal price changes, ahead of it: a higher one needs consent, a lower one does not.',
  isKeptByLaw: false,
  draft: first,
  examples: {
    'price-change': { ...exampleFacts, price },
    'price-change-lower': { ...exampleFacts, price: { ...price, after: { minor: 2499, currency: 'USD' } } },
  },
})

export const priceChangeAgain = purchaseEmail({
  kind: 'price_change_again',
  cause: 'A higher price has no answer yet, a few days before.',
  isKeptByLaw: false,
  draft: again,
  examples: {
    'price-change-again': { ...exampleFacts, price: { ...price, notifiedAt } },
    'price-change-at-paypal': { ...exampleFacts, price: { ...price, isToApprove: true } },
  },
})

export const priceAgreed = purchaseEmail({
  kind: 'price_agreed',
  cause: 'A customer agrees to a price, once the provider has it.',
  isKeptByLaw: false,
  draft: agreed,
  examples: {
    'price-agreed': { ...exampleFacts, next: { amount: price.after, on: price.appliesFrom, days: 30 } },
  },
})
