import { isRaise } from '#domain/billing/agreed-price.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { taxNote } from '#domain/billing/tax.ts'
import { brand } from '#domain/brand.ts'
import { longDate } from '#server/email/long-date.ts'
import type { MoneyEmailData } from '#server/email/money-facts.ts'
import type { EmailDraft } from './letter-draft.ts'
import { CANCEL_NOTE, cancelWay } from './manage-ways.ts'
import { moneyRows } from './money-rows.ts'

type Data = MoneyEmailData['price_change']

const rowsOf = (data: Data): NonNullable<EmailDraft['rows']> => {
  const { price, terms } = data
  return [
    ...moneyRows.plan(data),
    ['Price now', `${formatMoney(price.before)} every ${terms.renewalDays} days`],
    ['New price', `${formatMoney(price.after)} every ${terms.renewalDays} days${taxNote()}`],
    ['First charge at the new price', longDate(price.appliesFrom)],
    ...moneyRows.order(data),
  ]
}

/** What follows from an answer, and from none. */
const choices = ({ price }: Data): readonly string[] => [
  `Nothing is charged at the new price without your yes. Without an answer your plan ends on ${longDate(price.appliesFrom)}, and nothing more is charged.`,
]

const answerWay = (link: string) => ({ label: 'See the new price and answer', link })
const HOW =
  'To agree, open that page, tick the box and press the button. You need no password. To let the plan end you need not do anything.'

/** A new price of the renewals, told ahead: a higher one asks for a yes, a lower one does not. */
function first(data: Data): EmailDraft {
  const { price, terms, manageLink } = data
  const change = `From ${longDate(price.appliesFrom)} on your plan costs ${formatMoney(price.after)} instead of ${formatMoney(price.before)} every ${terms.renewalDays} days`
  if (!isRaise(price)) {
    return {
      subject: `Your ${brand.name} plan will cost less`,
      heading: 'Your plan will cost less',
      before: [`${change}. You need not do anything.`],
      rows: rowsOf(data),
      after: [CANCEL_NOTE],
      links: [cancelWay(manageLink)],
    }
  }
  return {
    subject: `A new price for your ${brand.name} plan: we need your answer`,
    heading: 'A new price, if you agree',
    before: [`${change}, if you agree. What you have paid for stays as it is.`, ...choices(data)],
    rows: rowsOf(data),
    action: answerWay(manageLink),
    after: [HOW, 'You would rather stop now? Cancel in two clicks. You keep what you paid for until its end.'],
    links: [cancelWay(manageLink)],
  }
}

const NONE = 'We told you of a new price, and have no answer yet. That is fine; here is what follows.'
const HALF = 'You agreed to a new price on our page, and PayPal still waits for your yes. Our page leads there.'

/** A few days before, for whoever has not answered. */
function again(data: Data): EmailDraft {
  return {
    subject: `Your answer about the new price of your ${brand.name} plan`,
    heading: 'Your answer is still open',
    before: [data.price.isToApprove ? HALF : NONE, ...choices(data)],
    rows: rowsOf(data),
    action: answerWay(data.manageLink),
    after: [HOW],
    links: [cancelWay(data.manageLink)],
  }
}

/** The confirmation of a yes, once the provider has it. */
function agreed(data: MoneyEmailData['price_agreed']): EmailDraft {
  const { plan, next, chargedTo, order } = moneyRows
  return {
    subject: `The new price of your ${brand.name} plan, as you agreed`,
    heading: 'You agreed to the new price',
    before: ['Your plan goes on. Here is what comes next, as you agreed to it. Please keep this mail.'],
    rows: [...plan(data), ...next(data), ...chargedTo(data), ...order(data)],
    after: [CANCEL_NOTE],
    links: [cancelWay(data.manageLink)],
  }
}

export const priceChangeLetters = { first, again, agreed } as const
