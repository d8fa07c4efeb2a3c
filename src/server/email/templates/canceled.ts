import { brand } from '#domain/brand.ts'
import type { EmailDraft } from '#server/email/email-template.ts'
import { exampleFacts, purchaseEmail } from './purchase-email.ts'
import { type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

const draft = (facts: PurchaseFacts): EmailDraft => {
  const { plan, next, access, order } = purchaseRows
  return {
    subject: `Your ${brand.name} subscription is canceled`,
    heading: 'Your subscription is canceled',
    before: ['Nothing more will be charged. You keep what you paid for until its end.'],
    rows: [...plan(facts), ...access(facts), ...next({ ...facts, next: null, asked: null }), ...order(facts)],
    action: { label: 'See my subscription', link: facts.manageLink },
    after: ['You are welcome back at any time.'],
  }
}

export const canceled = purchaseEmail({
  kind: 'canceled',
  cause: 'A customer cancels; sent at once.',
  isKeptByLaw: false,
  draft,
  examples: {
    canceled: { ...exampleFacts, next: null },
  },
})
