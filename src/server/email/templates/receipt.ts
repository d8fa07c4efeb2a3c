import { formatMoney, type Money } from '#domain/billing/money.ts'
import { taxNote, taxWithin } from '#domain/billing/tax.ts'
import { brand } from '#domain/brand.ts'
import { longDate } from '#server/email/long-date.ts'
import type { MoneyEmailData } from '#server/email/money-facts.ts'
import type { EmailDraft } from './letter-draft.ts'
import { CANCEL_NOTE, cancelWay, manageWay, withdrawWay } from './manage-ways.ts'
import { moneyRows } from './money-rows.ts'

type Rows = readonly (readonly [name: string, value: string])[]

function discounted({ discount, charge }: MoneyEmailData['receipt']): Rows {
  if (discount === null) return []
  const { list, code } = discount
  const less = formatMoney({ ...list, minor: charge.amount.minor - list.minor })
  return [
    ['Price', formatMoney(list)],
    [`Code ${code}`, less],
  ]
}

/** The tax within what was paid, where the seller has a rate. */
function taxed(amount: Money): Rows {
  const tax = taxWithin(amount)
  return tax === null ? [] : [[`Of which tax, ${brand.tax.percent} %`, formatMoney(tax)]]
}

function openingOf({
  isFirst,
  isEnough,
  charge,
}: MoneyEmailData['receipt']): Pick<EmailDraft, 'subject' | 'heading' | 'before'> {
  const receipt = `Your ${brand.name} receipt`
  if (!isEnough)
    return {
      subject: receipt,
      heading: 'Your payment is here, but it is not what was agreed',
      before: [
        `We received ${formatMoney(charge.amount)}, which is not what was agreed, so it does not open your plan. That should not happen. We look at it; if you want to know more, write to ${brand.contact.email}.`,
      ],
    }
  if (!isFirst) return { subject: receipt, heading: 'Your plan goes on', before: ['Here is your receipt.'] }
  return {
    subject: `Welcome to ${brand.name}: your receipt`,
    heading: 'Thank you, your plan is yours',
    before: ['Here is your receipt, and what comes next. Please keep it.'],
  }
}

/** The receipt of one payment. The first one is the welcome, with the terms that were agreed to. */
export function receiptLetter(data: MoneyEmailData['receipt']): EmailDraft {
  const { charge, isFirst, planLink, agreed, planNames, manageLink } = data
  const { plan, paidWith, next, order } = moneyRows
  return {
    ...openingOf(data),
    ...(planLink === null ? {} : { action: { label: 'Open your plan', link: planLink } }),
    rows: [
      ...plan({ planNames, phase: isFirst ? 'intro' : 'regular' }),
      ...discounted(data),
      [`Paid${taxNote()}`, formatMoney(charge.amount)],
      ...taxed(charge.amount),
      ['Paid on', longDate(charge.at)],
      ...paidWith(charge.card),
      ['For', `${longDate(charge.period.start)} to ${longDate(charge.period.end)}`],
      ...next(data),
      ...order(data),
    ],
    after: [
      ...(planLink === null ? [] : ['The link to your plan is only for you. It works once.']),
      ...(agreed === null ? [] : [`What you agreed to: ${agreed.replaceAll('\n', ' ')}`]),
      CANCEL_NOTE,
    ],
    links: [
      cancelWay(manageLink),
      ...(isFirst ? [withdrawWay(manageLink)] : []),
      ...(planLink === null ? [] : [manageWay(manageLink)]),
    ],
  }
}
