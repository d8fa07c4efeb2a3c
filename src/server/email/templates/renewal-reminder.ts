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
      'A note before the next payment, so that it does not surprise you. You do not need to do anything to keep your plan.',
    ],
    rows: [...plan(facts), ...next(facts), ...chargedTo(facts), ...order(facts)],
    after: ['If you would rather stop, cancel before that day, in two clicks, and nothing more will be charged.'],
    links: [cancelLinkTo(facts.manageLink)],
  }
}

export const renewalReminder = purchaseEmail({
  kind: 'renewal_reminder',
  cause: 'A few days before a renewal.',
  isKeptByLaw: false,
  draft,
  examples: {
    'renewal-reminder': { ...exampleFacts, phase: 'regular' },
  },
})
