import type { ProofPurpose } from '#domain/api/member/fresh-link.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import { dayText } from '#server/email/email-dates.ts'
import type { EmailDraft, EmailTemplate } from '#server/email/email-template.ts'
import { signInWords } from '#server/email/words/account-words.ts'
import { emailWords } from '#server/email/words/email-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { exampleLinks } from './purchase-email.ts'
import { manageLinkTo, withdrawLinkTo } from './purchase-facts.ts'

type Link = { readonly link: string; readonly validUntil: Date }

type Data =
  | {
      readonly to: 'account'
      /** The link to the plan; null if none is open. */
      readonly plan: Link | null
      /** The link to the subscription; null if nothing was bought. */
      readonly manageLink: string | null
    }
  /** Back to an order that a visitor was about to place under an address that is known from elsewhere. */
  | ({ readonly to: 'order' } & Link)
  /** Back to something that cannot be undone, for a person who has to prove who they are. */
  | { readonly to: 'proof'; readonly link: string; readonly purpose: ProofPurpose }
  /** Back to the answers and the forecast of a person who has bought nothing. */
  | ({ readonly to: 'forecast' } & Link)

const wordsFor = (locale: LocaleTag) => wordsIn(locale, { signInWords }).signInWords
const strangerNote = (locale: LocaleTag): string => wordsIn(locale, { emailWords }).emailWords.stranger

function accountDraft({ plan, manageLink }: Extract<Data, { readonly to: 'account' }>, locale: LocaleTag): EmailDraft {
  const words = wordsFor(locale)
  const more = manageLink === null ? [] : [manageLinkTo(manageLink, locale)]
  const action = plan === null ? more[0] : { label: words.openPlan, link: plan.link }
  return {
    subject: words.subject,
    ...(plan === null ? {} : { picture: 'table' }),
    heading: words.heading,
    before: [plan === null ? words.noPlan : words.toPlan],
    ...(action === undefined ? {} : { action }),
    after: [plan === null ? words.noPlanNote : words.onlyYou(dayText(plan.validUntil, locale)), strangerNote(locale)],
    links: plan === null ? [] : more,
  }
}

function orderDraft({ link, validUntil }: Link, locale: LocaleTag): EmailDraft {
  const words = wordsFor(locale)
  return {
    subject: words.orderSubject,
    picture: 'table',
    heading: words.orderHeading,
    before: [words.order],
    action: { label: words.continue, link },
    after: [words.onlyYou(dayText(validUntil, locale)), words.notYou],
  }
}

function forecastDraft({ link, validUntil }: Link, locale: LocaleTag): EmailDraft {
  const words = wordsFor(locale)
  return {
    subject: words.subject,
    picture: 'range',
    heading: words.heading,
    before: [words.toForecast],
    action: { label: words.openForecast, link },
    after: [words.onlyYou(dayText(validUntil, locale)), strangerNote(locale)],
  }
}

function proofDraft({ link, purpose }: Extract<Data, { readonly to: 'proof' }>, locale: LocaleTag): EmailDraft {
  const words = wordsFor(locale)
  return {
    subject: words.proofSubject,
    heading: words.proofSubject,
    before: [words.proof[purpose]],
    action: purpose === 'withdraw' ? withdrawLinkTo(link, locale) : { label: words.yes, link },
    after: [words.proofNote, words.proofStranger],
  }
}

const plan = { link: exampleLinks.plan, validUntil: new Date('2026-12-21T00:00:00Z') }

export const signIn: EmailTemplate<Data> = {
  kind: 'sign-in',
  cause: 'Somebody asks for a link: to the plan and the subscription, to continue an order, or back to the forecast.',
  isKeptByLaw: false,
  draft: (data, locale) => {
    switch (data.to) {
      case 'account':
        return accountDraft(data, locale)
      case 'order':
        return orderDraft(data, locale)
      case 'proof':
        return proofDraft(data, locale)
      case 'forecast':
        return forecastDraft(data, locale)
    }
  },
  manageLink: (data) => (data.to === 'account' ? data.manageLink : null),
  examples: {
    'sign-in': { to: 'account', plan, manageLink: exampleLinks.manage },
    'sign-in-without-purchase': { to: 'account', plan, manageLink: null },
    'sign-in-after-the-end': { to: 'account', plan: null, manageLink: exampleLinks.manage },
    'sign-in-to-order': { to: 'order', ...plan },
    'sign-in-proof': { to: 'proof', link: exampleLinks.plan, purpose: 'delete' },
    'sign-in-to-withdraw': { to: 'proof', link: exampleLinks.manage, purpose: 'withdraw' },
    'sign-in-to-forecast': { to: 'forecast', link: exampleLinks.resume, validUntil: plan.validUntil },
  },
}
