import { brand } from '#domain/brand.ts'
import type { EmailDraft } from '#server/email/email-template.ts'
import { exampleFacts, purchaseEmail } from './purchase-email.ts'
import { CANCEL_NOTE, cancelLinkTo, type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

const draft = (facts: PurchaseFacts): EmailDraft => {
  const { plan, next, chargedTo, order } = purchaseRows
  return {
    subject: `Your yearly reminder of your ${brand.name} subscription`,
    heading: 'You still have this subscription',
    before: ['Once a year we remind you of what you pay for, and how to stop.'],
    rows: [...plan(facts), ...next(facts), ...chargedTo(facts), ...order(facts)],
    after: [CANCEL_NOTE],
    links: [cancelLinkTo(facts.manageLink)],
  }
}

export const yearly = purchaseEmail({
  kind: 'yearly',
  cause: 'Once a year: that the subscription still runs, what it costs, and how to stop it.',
  isKeptByLaw: false,
  draft,
  examples: {
    yearly: { ...exampleFacts, phase: 'regular' },
  },
})
