import type { EndReason } from '#domain/billing/subscription.ts'
import { brand } from '#domain/brand.ts'
import type { EmailDraft } from '#server/email/email-template.ts'
import { exampleFacts, examplePeriod, purchaseEmail } from './purchase-email.ts'
import { type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

/** Why the subscription ended, if its owner did not end it. */
const reasons: Partial<Readonly<Record<EndReason, string>>> = {
  payment_failed: 'The last payment could not be made, so your subscription has ended.',
  disputed: 'Your bank told us that you do not recognise a payment, so your subscription has ended.',
  price_not_agreed: 'It would have renewed on terms that you did not agree to, so your subscription has ended.',
  canceled_by_support: 'We have ended your subscription.',
}

/** PayPal does not say who ended it, but it was not us. */
const AT_WALLET = 'Your subscription was canceled at PayPal, so it does not renew.'

type Data = PurchaseFacts & {
  readonly because: EndReason
  /** Whether it was paid through PayPal, where its owner may also end it. */
  readonly isAtWallet: boolean
}

const draft = (facts: Data): EmailDraft => {
  const { plan, access, order } = purchaseRows
  const isEndedThere = facts.isAtWallet && facts.because === 'canceled_by_support'
  const reason = isEndedThere ? AT_WALLET : reasons[facts.because]
  return {
    subject: `Your ${brand.name} subscription has ended`,
    heading: 'Your subscription has ended',
    before: [...(reason === undefined ? [] : [reason]), 'Nothing more will be charged.'],
    rows: [...plan(facts), ...access(facts), ...order(facts)],
    action: { label: 'See my subscription', link: facts.manageLink },
    after: [`You are welcome back at any time. Is something not right? Write to ${brand.contact.email}.`],
  }
}

const endedFacts = { ...exampleFacts, next: null, accessUntil: null }

export const ended = purchaseEmail({
  kind: 'ended',
  cause: 'A subscription ends that its owner did not end on our pages.',
  isKeptByLaw: false,
  draft,
  examples: {
    ended: { ...endedFacts, because: 'payment_failed', isAtWallet: false },
    'ended-at-paypal': {
      ...endedFacts,
      accessUntil: examplePeriod.end,
      because: 'canceled_by_support',
      isAtWallet: true,
    },
  },
})
