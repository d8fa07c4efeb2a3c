import { brand } from '#domain/brand.ts'
import type { EmailDraft } from '#server/email/email-template.ts'
import { exampleFacts, purchaseEmail } from './purchase-email.ts'
import { CANCEL_NOTE, cancelLinkTo, type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

const draft = (facts: PurchaseFacts): EmailDraft => {
  const { plan, next, chargedTo, order } = purchaseRows
  return {
    subject: `Your ${brand.name} subscription continues`,
    heading: 'Your subscription continues',
    before: ['You undid your cancellation. Here is what comes next.'],
    rows: [...plan(facts), ...next(facts), ...chargedTo(facts), ...order(facts)],
    after: [CANCEL_NOTE],
    links: [cancelLinkTo(facts.manageLink)],
  }
}

export const resumed = purchaseEmail({
  kind: 'resumed',
  cause: 'A customer undoes a cancellation.',
  isKeptByLaw: false,
  draft,
  examples: {
    resumed: exampleFacts,
  },
})
