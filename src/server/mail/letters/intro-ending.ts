import { formatMoney } from '#domain/billing/money.ts'
import { brand } from '#domain/brand.ts'
import type { LetterDraft } from '#server/mail/letters/letter-draft.ts'
import { cancelWay } from '#server/mail/letters/manage-ways.ts'
import { moneyRows } from '#server/mail/letters/money-rows.ts'
import { longDate } from '#server/mail/long-date.ts'
import type { MoneyFacts } from '#server/mail/money-facts.ts'

/** Before the first charge at the regular price: how much, when, and how not to pay it. */
export function introEndingLetter(facts: MoneyFacts): LetterDraft {
  const { terms, next, manageLink } = facts
  const { plan, chargedTo, order, next: nextRow } = moneyRows
  return {
    subject: `Your first ${terms.firstDays} days with ${brand.name} end soon`,
    heading: 'Your first period ends soon',
    before: [
      next === null
        ? 'It does not renew, so nothing more will be charged.'
        : `On ${longDate(next.on)} your plan goes on at its regular price of ${formatMoney(next.amount)}, as you agreed. You need not do anything to keep it.`,
    ],
    rows: [...plan(facts), ...nextRow(facts), ...chargedTo(facts), ...order(facts)],
    after: ['You would rather stop? Cancel before that day, in two clicks, and nothing more is charged.'],
    links: [cancelWay(manageLink)],
  }
}
