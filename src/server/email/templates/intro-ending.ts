import { formatMoney } from '#domain/billing/money.ts'
import { brand } from '#domain/brand.ts'
import { longDate } from '#server/email/email-layout.ts'
import type { EmailDraft } from '#server/email/email-template.ts'
import { exampleFacts, purchaseEmail } from './purchase-email.ts'
import { cancelLinkTo, type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

const draft = (facts: PurchaseFacts): EmailDraft => {
  const { terms, next, manageLink } = facts
  const { plan, chargedTo, order, next: nextRow } = purchaseRows
  return {
    subject: `Your first ${terms.firstDays} days with ${brand.name} end soon`,
    heading: 'Your first period ends soon',
    before: [
      next === null
        ? 'It does not renew, so nothing more will be charged.'
        : `On ${longDate(next.on)} your plan continues at its regular price of ${formatMoney(next.amount)}, as you agreed. You do not need to do anything to keep it.`,
    ],
    rows: [...plan(facts), ...nextRow(facts), ...chargedTo(facts), ...order(facts)],
    after: ['If you would rather stop, cancel before that day, in two clicks, and nothing more will be charged.'],
    links: [cancelLinkTo(manageLink)],
  }
}

export const introEnding = purchaseEmail({
  kind: 'intro_ending',
  cause: 'Before the first charge at the regular price: how much, when, and how to avoid it.',
  isKeptByLaw: false,
  draft,
  examples: {
    'intro-ending': exampleFacts,
  },
})
