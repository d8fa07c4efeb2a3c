import { dayText } from '#server/email/email-dates.ts'
import { purchaseLinkWords } from '#server/email/words/purchase-words.ts'
import { pauseWords } from '#server/email/words/subscription-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { exampleRenewal, exampleRenewed, purchaseEmail } from './purchase-email.ts'
import { cancelLinkTo, type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

/** What became of a pause: it begins, it ends on another day, or it was taken back before it began. */
export type PauseNews = 'begins' | 'moved' | 'taken_back'

/** A renewed plan whose next payment comes when its pause ends. */
function pausedUntil(news: PauseNews, until: Date) {
  const { next } = exampleRenewed
  return { ...exampleRenewed, next: next === null ? null : { ...next, on: until }, news, until }
}

export const pause = purchaseEmail<PurchaseFacts & { readonly news: PauseNews; readonly until: Date }>({
  kind: 'pause',
  cause:
    'An operator pauses a plan or moves the end of the pause, or a customer ends it, and the provider charges on the new day.',
  isKeptByLaw: false,
  draft: ({ news, until, ...facts }, locale) => {
    const { plan, access, next, chargedTo, order } = purchaseRows(locale)
    const { pauseWords: words, purchaseLinkWords: links } = wordsIn(locale, { pauseWords, purchaseLinkWords })
    const day = dayText(until, locale)
    const said = {
      begins: { subject: words.subject, heading: words.heading, before: [words.body(day), words.ending] },
      moved: { subject: words.movedSubject(day), heading: words.movedHeading(day), before: [words.moved(day)] },
      taken_back: { subject: words.backSubject, heading: words.backHeading, before: [words.back] },
    }[news]
    return {
      ...said,
      rows: [...plan(facts), ...access(facts), ...next(facts), ...chargedTo(facts), ...order(facts)],
      after: [links.cancelNote],
      links: [cancelLinkTo(facts.manageLink, locale)],
    }
  },
  examples: {
    pause: pausedUntil('begins', new Date('2027-01-28T23:30:00Z')),
    'pause-moved': { ...pausedUntil('moved', new Date('2027-01-12T23:30:00Z')), accessUntil: null },
    'pause-taken-back': pausedUntil('taken_back', exampleRenewal.end),
  },
})
