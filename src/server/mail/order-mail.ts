import type { Terms } from '#domain/billing/disclosure.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { brand } from '#domain/brand.ts'
import type { Letter } from '#server/mail/letter.ts'
import { letterHtml, letterText } from '#server/mail/letter-page.ts'
import { longDate } from '#server/mail/long-date.ts'

export type OrderMail = {
  readonly orderId: string
  readonly terms: Terms
  readonly paidAt: Date
  readonly accessUntil: Date
  readonly sandbox: boolean
}

/** The receipt: what was paid, what comes next and when, and how to end it. */
export function orderMail({ orderId, terms, paidAt, accessUntil, sandbox }: OrderMail): Letter {
  const { email } = brand.contact
  const content = {
    heading: 'Thank you, your plan is yours',
    before: [
      ...(sandbox ? ['This is a test order of the built-in sandbox: no money has moved, and none will.'] : []),
      'Here is your receipt. Please keep it.',
    ],
    rows: [
      ['Plan', terms.name],
      ['Paid, tax included', formatMoney(terms.first)],
      ['Paid on', longDate(paidAt)],
      [
        'Next payment',
        `${formatMoney(terms.renewal)} on ${longDate(accessUntil)}, then every ${terms.renewalDays} days`,
      ],
      ['Order', orderId],
    ] as const,
    after: [
      `You can cancel at any time: write to ${email} with the order above. You keep what you paid for until its end.`,
      'Within 14 days of your first payment you get all of it back if you ask.',
    ],
  }
  return {
    kind: 'order',
    subject: sandbox ? `Your ${brand.name} receipt (test order)` : `Your ${brand.name} receipt`,
    html: letterHtml(content),
    text: letterText(content),
  }
}
