import { brand } from '#domain/brand.ts'
import type { EmailDraft } from '#server/email/email-template.ts'
import { exampleFacts, examplePeriod, purchaseEmail } from './purchase-email.ts'
import { CANCEL_NOTE, cancelLinkTo, type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

const rowsOf = (facts: PurchaseFacts): NonNullable<EmailDraft['rows']> => {
  const { plan, next, chargedTo, order } = purchaseRows
  return [...plan(facts), ...next(facts), ...chargedTo(facts), ...order(facts)]
}

const changed = (facts: PurchaseFacts): EmailDraft => ({
  subject: `Your next ${brand.name} plan, as you chose it`,
  heading: 'Your plan changes with the next payment',
  before: [
    'You chose another plan and agreed to its price. Nothing was charged today, and the period you have paid for stays as it is. Please keep this email.',
  ],
  rows: rowsOf(facts),
  after: ['Changed your mind? Until that day you can choose again under “My subscription”.', CANCEL_NOTE],
  links: [cancelLinkTo(facts.manageLink)],
})

const kept = (facts: PurchaseFacts): EmailDraft => ({
  subject: `Your ${brand.name} plan stays as it is`,
  heading: 'Your plan stays as it is',
  before: ['You undid the change to another plan before it began. Here is what comes next.'],
  rows: rowsOf(facts),
  after: [CANCEL_NOTE],
  links: [cancelLinkTo(facts.manageLink)],
})

export const planChanged = purchaseEmail({
  kind: 'plan_changed',
  cause: 'A customer changes the plan, once the provider has it.',
  isKeptByLaw: false,
  draft: changed,
  examples: {
    'plan-changed': {
      ...exampleFacts,
      next: { amount: { minor: 5999, currency: 'USD' }, on: examplePeriod.end, days: 90 },
      nextPlan: '12-Week Plan',
    },
  },
})

export const planKept = purchaseEmail({
  kind: 'plan_kept',
  cause: 'A customer takes a change of plan back.',
  isKeptByLaw: false,
  draft: kept,
  examples: {
    'plan-kept': exampleFacts,
  },
})
