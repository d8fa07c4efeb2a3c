import { formatMoney } from '#domain/billing/money.ts'
import { brand } from '#domain/brand.ts'
import type { MoneyEmailData } from '#server/email/money-facts.ts'
import type { EmailDraft } from './letter-draft.ts'
import { moneyRows } from './money-rows.ts'

/** Money on its way back. */
export function refundedLetter(facts: MoneyEmailData['refunded']): EmailDraft {
  const { plan, paidWith, access, order } = moneyRows
  return {
    subject: `Your money from ${brand.name} is on its way back`,
    heading: 'Your money is on its way back',
    before: [
      ...(facts.isDuplicate
        ? ['You were charged twice for the same days. We are sorry, and pay the second charge back.']
        : []),
      'It goes to where it came from. Your bank may take a few days to show it.',
    ],
    rows: [
      ...plan(facts),
      ['Paid back', formatMoney(facts.amount)],
      ...paidWith(facts.card),
      ...access(facts),
      ...order(facts),
    ],
    action: { label: 'See my subscription', link: facts.manageLink },
    after: [`Something is not right? Write to ${brand.contact.email} with the order above.`],
  }
}
