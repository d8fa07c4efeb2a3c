import { brand } from '#domain/brand.ts'
import type { MoneyFacts } from '#server/email/money-facts.ts'
import type { EmailDraft } from './letter-draft.ts'
import { moneyRows } from './money-rows.ts'

/** The confirmation of a cancellation, sent at once. */
export function canceledLetter(facts: MoneyFacts): EmailDraft {
  const { plan, next, access, order } = moneyRows
  return {
    subject: `Your ${brand.name} subscription is canceled`,
    heading: 'Your subscription is canceled',
    before: ['Nothing more will be charged. You keep what you paid for until its end.'],
    rows: [...plan(facts), ...access(facts), ...next({ ...facts, next: null, asked: null }), ...order(facts)],
    action: { label: 'See my subscription', link: facts.manageLink },
    after: ['You are welcome back at any time.'],
  }
}
