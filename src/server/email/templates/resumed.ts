import { purchaseLinkWords } from '#server/email/words/purchase-words.ts'
import { resumedWords } from '#server/email/words/subscription-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { exampleFacts, purchaseEmail } from './purchase-email.ts'
import { cancelLinkTo, purchaseRows } from './purchase-facts.ts'

export const resumed = purchaseEmail({
  kind: 'resumed',
  cause: 'A customer undoes a cancellation.',
  isKeptByLaw: false,
  draft: (facts, locale) => {
    const { plan, next, chargedTo, order } = purchaseRows(locale)
    const { resumedWords: words, purchaseLinkWords: links } = wordsIn(locale, { resumedWords, purchaseLinkWords })
    return {
      subject: words.subject,
      heading: words.heading,
      before: [words.body],
      rows: [...plan(facts), ...next(facts), ...chargedTo(facts), ...order(facts)],
      after: [links.cancelNote],
      links: [cancelLinkTo(facts.manageLink, locale)],
    }
  },
  examples: {
    resumed: exampleFacts,
  },
})
