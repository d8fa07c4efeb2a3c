import type { LocaleTag } from '#domain/language/locales.ts'
import type { EmailDraft } from '#server/email/email-template.ts'
import { planChangeWords } from '#server/email/words/price-words.ts'
import { purchaseLinkWords } from '#server/email/words/purchase-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { exampleRenewal, exampleRenewed, purchaseEmail } from './purchase-email.ts'
import { cancelLinkTo, type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

const words = (locale: LocaleTag) => wordsIn(locale, { planChangeWords, purchaseLinkWords })

function rowsOf(facts: PurchaseFacts, locale: LocaleTag): NonNullable<EmailDraft['rows']> {
  const { plan, next, chargedTo, order } = purchaseRows(locale)
  return [...plan(facts), ...next(facts), ...chargedTo(facts), ...order(facts)]
}

function changed(facts: PurchaseFacts, locale: LocaleTag): EmailDraft {
  const { planChangeWords: said, purchaseLinkWords: links } = words(locale)
  return {
    subject: said.subject,
    heading: said.heading,
    before: [said.changed],
    rows: rowsOf(facts, locale),
    after: [said.changedYourMind, links.cancelNote],
    links: [cancelLinkTo(facts.manageLink, locale)],
  }
}

function kept(facts: PurchaseFacts, locale: LocaleTag): EmailDraft {
  const { planChangeWords: said, purchaseLinkWords: links } = words(locale)
  return {
    subject: said.keptSubject,
    heading: said.keptHeading,
    before: [said.kept],
    rows: rowsOf(facts, locale),
    after: [links.cancelNote],
    links: [cancelLinkTo(facts.manageLink, locale)],
  }
}

export const planChanged = purchaseEmail({
  kind: 'plan_changed',
  cause: 'A customer changes the plan, once the provider has it.',
  isKeptByLaw: false,
  draft: changed,
  examples: {
    'plan-changed': {
      ...exampleRenewed,
      next: { amount: { minor: 5999, currency: 'USD' }, on: exampleRenewal.end, days: 90 },
      nextPlan: '12-Week Plan',
    },
  },
})

export const planKept = purchaseEmail({
  kind: 'plan_kept',
  cause: 'A customer takes a change of plan back.',
  isKeptByLaw: false,
  draft: kept,
  examples: {
    'plan-kept': exampleRenewed,
  },
})
