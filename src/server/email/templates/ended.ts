import type { EndReason } from '#domain/billing/subscription.ts'
import { purchaseLinkWords } from '#server/email/words/purchase-words.ts'
import { endedWords } from '#server/email/words/subscription-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { exampleFacts, examplePeriod, purchaseEmail } from './purchase-email.ts'
import { type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

/** The words for why the subscription ended, if its owner did not end it. */
const reasons = {
  payment_failed: 'paymentFailed',
  disputed: 'disputed',
  price_not_agreed: 'priceNotAgreed',
  canceled_by_support: 'bySupport',
} as const satisfies Partial<Record<EndReason, keyof typeof endedWords>>
const hasReason = (because: EndReason): because is keyof typeof reasons => because in reasons

type Data = PurchaseFacts & {
  readonly because: EndReason
  /** Whether it was paid through PayPal, where its owner may also end it. */
  readonly isAtWallet: boolean
}

const endedFacts = { ...exampleFacts, next: null, accessUntil: null }

export const ended = purchaseEmail<Data>({
  kind: 'ended',
  cause: 'A subscription ends that its owner did not end on our pages.',
  isKeptByLaw: false,
  draft: (facts, locale) => {
    const { because, isAtWallet } = facts
    const { plan, access, order } = purchaseRows(locale)
    const { endedWords: words, purchaseLinkWords: links } = wordsIn(locale, { endedWords, purchaseLinkWords })
    const isEndedThere = isAtWallet && because === 'canceled_by_support'
    const why = isEndedThere ? [words.atWallet] : hasReason(because) ? [words[reasons[because]]] : []
    return {
      subject: words.subject,
      heading: words.heading,
      before: [...why, links.nothingMore],
      rows: [...plan(facts), ...access(facts), ...order(facts)],
      action: { label: links.see, link: facts.manageLink },
      after: [words.after],
    }
  },
  examples: {
    ended: { ...endedFacts, because: 'payment_failed', isAtWallet: false },
    'ended-disputed': { ...endedFacts, because: 'disputed', isAtWallet: false },
    'ended-at-paypal': {
      ...endedFacts,
      accessUntil: examplePeriod.end,
      because: 'canceled_by_support',
      isAtWallet: true,
    },
  },
})
