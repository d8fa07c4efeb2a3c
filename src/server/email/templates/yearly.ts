import { brand } from '#domain/brand.ts'
import type { MoneyFacts } from '#server/email/money-facts.ts'
import type { EmailDraft } from './letter-draft.ts'
import { CANCEL_NOTE, cancelWay } from './manage-ways.ts'
import { moneyRows } from './money-rows.ts'

/** Once a year: that it is still there, what it costs, and how to stop. */
export function yearlyLetter(facts: MoneyFacts): EmailDraft {
  const { plan, next, chargedTo, order } = moneyRows
  return {
    subject: `Your yearly word about your ${brand.name} subscription`,
    heading: 'You still have this subscription',
    before: ['Once a year we remind you of what you pay for, and how to stop.'],
    rows: [...plan(facts), ...next(facts), ...chargedTo(facts), ...order(facts)],
    after: [CANCEL_NOTE],
    links: [cancelWay(facts.manageLink)],
  }
}
