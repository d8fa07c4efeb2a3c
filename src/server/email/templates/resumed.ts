import { brand } from '#domain/brand.ts'
import type { MoneyFacts } from '#server/email/money-facts.ts'
import type { EmailDraft } from './letter-draft.ts'
import { CANCEL_NOTE, cancelWay } from './manage-ways.ts'
import { moneyRows } from './money-rows.ts'

/** The confirmation that a cancellation was taken back. */
export function resumedLetter(facts: MoneyFacts): EmailDraft {
  const { plan, next, chargedTo, order } = moneyRows
  return {
    subject: `Your ${brand.name} subscription goes on`,
    heading: 'Your subscription goes on',
    before: ['You took your cancellation back. Here is what comes next.'],
    rows: [...plan(facts), ...next(facts), ...chargedTo(facts), ...order(facts)],
    after: [CANCEL_NOTE],
    links: [cancelWay(facts.manageLink)],
  }
}
