import { brand } from '#domain/brand.ts'
import type { MoneyFacts } from '#server/email/money-facts.ts'
import type { EmailDraft } from './letter-draft.ts'
import { cancelWay } from './manage-ways.ts'
import { moneyRows } from './money-rows.ts'

/** A few days before a renewal. */
export function renewalReminderLetter(facts: MoneyFacts): EmailDraft {
  const { plan, next, chargedTo, order } = moneyRows
  return {
    subject: `Your ${brand.name} plan renews soon`,
    heading: 'Your plan renews soon',
    before: [
      'A word before the next payment, so that it does not surprise you. You need not do anything to keep your plan.',
    ],
    rows: [...plan(facts), ...next(facts), ...chargedTo(facts), ...order(facts)],
    after: ['You would rather stop? Cancel before that day, in two clicks, and nothing more is charged.'],
    links: [cancelWay(facts.manageLink)],
  }
}
