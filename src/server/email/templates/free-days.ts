import { MS_PER_DAY } from '#domain/time.ts'
import { purchaseLinkWords } from '#server/email/words/purchase-words.ts'
import { freeDaysWords } from '#server/email/words/subscription-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { exampleRenewal, exampleRenewed, purchaseEmail } from './purchase-email.ts'
import { cancelLinkTo, type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

/** A renewed plan that got so many days. */
function laterBy(days: number) {
  const { next } = exampleRenewed
  const on = new Date(exampleRenewal.end.getTime() + days * MS_PER_DAY)
  return { ...exampleRenewed, accessUntil: on, next: next === null ? null : { ...next, on }, days }
}

export const freeDays = purchaseEmail<PurchaseFacts & { readonly days: number }>({
  kind: 'free_days',
  cause: 'An operator gives a customer free days, and the provider charges later.',
  isKeptByLaw: false,
  draft: ({ days, ...facts }, locale) => {
    const { plan, access, next, chargedTo, order } = purchaseRows(locale)
    const { freeDaysWords: words, purchaseLinkWords: links } = wordsIn(locale, { freeDaysWords, purchaseLinkWords })
    return {
      subject: words.subject(days),
      heading: words.heading(days),
      before: [words.body(days)],
      rows: [...plan(facts), ...access(facts), ...next(facts), ...chargedTo(facts), ...order(facts)],
      after: [links.cancelNote],
      links: [cancelLinkTo(facts.manageLink, locale)],
    }
  },
  examples: {
    'free-days': laterBy(5),
    'free-day': laterBy(1),
  },
})
