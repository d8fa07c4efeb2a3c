import { brand } from '#domain/brand.ts'
import type { LetterDraft } from '#server/mail/letters/letter-draft.ts'
import { CANCEL_NOTE, cancelWay } from '#server/mail/letters/manage-ways.ts'
import { moneyRows } from '#server/mail/letters/money-rows.ts'
import type { MoneyFacts } from '#server/mail/money-facts.ts'

/** Once a year: that it is still there, what it costs, and how to stop. */
export function yearlyLetter(facts: MoneyFacts): LetterDraft {
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
