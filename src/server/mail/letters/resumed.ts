import { brand } from '#domain/brand.ts'
import type { LetterDraft } from '#server/mail/letters/letter-draft.ts'
import { CANCEL_NOTE, cancelWay } from '#server/mail/letters/manage-ways.ts'
import { moneyRows } from '#server/mail/letters/money-rows.ts'
import type { MoneyFacts } from '#server/mail/money-facts.ts'

/** The confirmation that a cancellation was taken back. */
export function resumedLetter(facts: MoneyFacts): LetterDraft {
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
