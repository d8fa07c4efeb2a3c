import { purchaseLinkWords } from '#server/email/words/purchase-words.ts'
import { renewalReminderWords } from '#server/email/words/subscription-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { exampleRenewed, purchaseEmail } from './purchase-email.ts'
import { cancelLinkTo, type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

export const renewalReminder = purchaseEmail<PurchaseFacts>({
  kind: 'renewal_reminder',
  cause: 'A few days before a renewal.',
  isKeptByLaw: false,
  draft: (facts, locale) => {
    const { plan, next, chargedTo, order } = purchaseRows(locale)
    const { renewalReminderWords: words, purchaseLinkWords: links } = wordsIn(locale, {
      renewalReminderWords,
      purchaseLinkWords,
    })
    return {
      subject: words.subject,
      heading: words.heading,
      before: [words.body],
      rows: [...plan(facts), ...next(facts), ...chargedTo(facts), ...order(facts)],
      after: [links.cancelBefore],
      links: [cancelLinkTo(facts.manageLink, locale)],
    }
  },
  examples: {
    'renewal-reminder': exampleRenewed,
  },
})
