import { purchaseLinkWords } from '#server/email/words/purchase-words.ts'
import { canceledWords } from '#server/email/words/subscription-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { exampleFacts, purchaseEmail } from './purchase-email.ts'
import { purchaseRows } from './purchase-facts.ts'

export const canceled = purchaseEmail({
  kind: 'canceled',
  cause: 'A customer cancels; sent at once.',
  isKeptByLaw: false,
  draft: (facts, locale) => {
    const { plan, next, access, order } = purchaseRows(locale)
    const { canceledWords: words, purchaseLinkWords: links } = wordsIn(locale, { canceledWords, purchaseLinkWords })
    return {
      subject: words.subject,
      heading: words.heading,
      before: [words.body],
      rows: [...plan(facts), ...access(facts), ...next({ ...facts, next: null, asked: null }), ...order(facts)],
      action: { label: links.see, link: facts.manageLink },
      after: [links.welcomeBack],
    }
  },
  examples: {
    canceled: { ...exampleFacts, next: null },
  },
})
