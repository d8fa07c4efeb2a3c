import { brand } from '#domain/brand.ts'
import type { EmailDraft } from '#server/email/email-template.ts'
import { exampleFacts, purchaseEmail } from './purchase-email.ts'
import { cancelLinkTo, type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

const draft = (facts: PurchaseFacts): EmailDraft => {
  const { plan, next, chargedTo, order } = purchaseRows
  return {
    subject: `Your ${brand.name} plan renews soon`,
    heading: 'Your plan renews soon',
    before: [
      'A word before the next payment, so that it does not surprise you. You need not do anything to keep your plan.',
    ],
    rows: [...plan(facts), ...next(facts), ...chargedTo(facts), ...order(facts)],
    after: ['You would rather stop? Cancel before that day, in two clicks, and nothing more is charged.'],
    links: [cancelLinkTo(facts.manageLink)],
  }
}

/** A few days before a renewal. */
export const renewalReminder = purchaseEmail({
  draft,
  examples: {
    'renewal-reminder': { ...exampleFacts, phase: 'regular' },
  },
})
