import { formatMoney } from '#domain/billing/money.ts'
import { dayText } from '#server/email/email-dates.ts'
import { purchaseLinkWords } from '#server/email/words/purchase-words.ts'
import { introEndingWords } from '#server/email/words/subscription-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { exampleFacts, purchaseEmail } from './purchase-email.ts'
import { cancelLinkTo, purchaseRows } from './purchase-facts.ts'

export const introEnding = purchaseEmail({
  kind: 'intro_ending',
  cause: 'Before the first charge at the regular price: how much, when, and how to avoid it.',
  isKeptByLaw: false,
  draft: (facts, locale) => {
    const { terms, next, manageLink } = facts
    const { plan, chargedTo, order, next: nextRow } = purchaseRows(locale)
    const { introEndingWords: words, purchaseLinkWords: links } = wordsIn(locale, {
      introEndingWords,
      purchaseLinkWords,
    })
    return {
      subject: words.subject(`${terms.firstDays}`),
      heading: words.heading(`${terms.firstDays}`),
      before: [next === null ? words.over : words.continues(dayText(next.on, locale), formatMoney(next.amount))],
      rows: [...plan(facts), ...nextRow(facts), ...chargedTo(facts), ...order(facts)],
      after: [links.cancelBefore],
      links: [cancelLinkTo(manageLink, locale)],
    }
  },
  examples: {
    'intro-ending': exampleFacts,
  },
})
