import { purchaseLinkWords } from '#server/email/words/purchase-words.ts'
import { yearlyWords } from '#server/email/words/subscription-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { exampleRenewed, purchaseEmail } from './purchase-email.ts'
import { cancelLinkTo, type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

export const yearly = purchaseEmail<PurchaseFacts>({
  kind: 'yearly',
  cause: 'Once a year: that the subscription still runs, what it costs, and how to stop it.',
  isKeptByLaw: false,
  draft: (facts, locale) => {
    const { plan, next, chargedTo, order } = purchaseRows(locale)
    const { yearlyWords: words, purchaseLinkWords: links } = wordsIn(locale, { yearlyWords, purchaseLinkWords })
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
    yearly: exampleRenewed,
  },
})
