import { formatMoney } from '#domain/billing/money.ts'
import type { Owed } from '#domain/billing/next-charge.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import { dayText } from '#server/email/email-dates.ts'
import type { EmailDraft } from '#server/email/email-template.ts'
import { paymentFailedWords } from '#server/email/words/payment-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { exampleRenewal, exampleRenewed, purchaseEmail } from './purchase-email.ts'
import { cancelLinkTo, manageLinkTo, type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

type Words = typeof paymentFailedWords
type Opening = Pick<EmailDraft, 'subject' | 'heading' | 'before'>
type Wording = {
  readonly declined: (words: Words, owed: Owed | null, locale: LocaleTag, isOpen: boolean) => Opening
  readonly toApprove: (words: Words, owed: Owed, locale: LocaleTag) => Opening
}

function rowsOf(owed: Owed | null, locale: LocaleTag): NonNullable<EmailDraft['rows']> {
  if (owed === null) return []
  const { paymentFailedWords: words } = wordsIn(locale, { paymentFailedWords })
  const { amount, period, nextTryAt, isToApprove, canPayNow, endsAt } = owed
  return [
    [words.stillOpen, formatMoney(amount)],
    purchaseRows(locale).period(period),
    ...(nextTryAt === null || isToApprove ? [] : [[words.triedOn, dayText(nextTryAt, locale)] as const]),
    ...(canPayNow ? [[words.tried, words.everyDay] as const] : []),
    [words.lastDay, dayText(endsAt, locale)],
  ]
}

/** A renewal that was not paid: how much, what it means, how to fix it, and how to stop instead. */
const failed =
  ({ declined, toApprove }: Wording) =>
  (facts: PurchaseFacts, locale: LocaleTag): EmailDraft => {
    const { actionLink, manageLink, owed } = facts
    const { plan, chargedTo, access, order } = purchaseRows(locale)
    const { paymentFailedWords: words } = wordsIn(locale, { paymentFailedWords })
    const isToApprove = owed?.isToApprove === true
    const label = isToApprove ? words.approve : words.fix
    // Where we may collect it ourselves, or the provider has no page for it, the subscription page says what to do.
    const action =
      owed?.canPayNow === true ? { label: words.payNow, link: manageLink } : { label, link: actionLink ?? manageLink }
    return {
      ...(isToApprove ? toApprove(words, owed, locale) : declined(words, owed, locale, facts.accessUntil !== null)),
      action,
      rows: [...plan(facts), ...rowsOf(owed, locale), ...chargedTo(facts), ...access(facts), ...order(facts)],
      after: [words.stop],
      links: [
        cancelLinkTo(manageLink, locale),
        ...(action.link === manageLink ? [] : [manageLinkTo(manageLink, locale)]),
      ],
    }
  }

type Step = { readonly subject: string; readonly heading: string; readonly why: string }

/** Why, and when it is tried again. */
const opening = ({ subject, heading, why }: Step, next: readonly string[] = []): Opening => ({
  subject,
  heading,
  before: [why, ...next],
})
const nextTry = (words: Pick<Words, 'nextTry'>, owed: Owed | null, locale: LocaleTag): readonly string[] =>
  owed === null || owed.nextTryAt === null ? [] : [words.nextTry(dayText(owed.nextTryAt, locale))]

function lastOpening({ last }: Words, owed: Owed | null, locale: LocaleTag): Opening {
  if (owed === null) return opening({ subject: last.endsSoon, heading: last.headingSoon, why: last.whySoon })
  const day = dayText(owed.endsAt, locale)
  return opening({ subject: last.ends(day), heading: last.heading(day), why: last.why(day) })
}

const owed = {
  amount: { minor: 2999, currency: 'USD' },
  period: exampleRenewal,
  isToApprove: false,
  nextTryAt: new Date('2026-12-01T23:30:00Z'),
  canPayNow: false,
  endsAt: new Date('2026-12-05T23:30:00Z'),
} as const
const example: PurchaseFacts = { ...exampleRenewed, accessUntil: owed.endsAt, next: null, owed }

export const paymentFailed = purchaseEmail({
  kind: 'payment_failed',
  cause:
    'A renewal is not paid; the first of three. A payment that waits at the bank needs an approval, not another card.',
  isKeptByLaw: false,
  draft: failed({
    declined: ({ first, ...words }, due, locale, isOpen) =>
      opening({ ...first, why: isOpen ? first.why : first.whyClosed }, nextTry(words, due, locale)),
    toApprove: (words) => opening(words.toApprove),
  }),
  examples: {
    'payment-failed': example,
    'payment-failed-after-pause': { ...example, accessUntil: null },
    'payment-to-approve': { ...example, owed: { ...owed, isToApprove: true } },
  },
})

export const paymentFailedAgain = purchaseEmail({
  kind: 'payment_failed_again',
  cause: 'A renewal is still not paid; the second of three.',
  isKeptByLaw: false,
  draft: failed({
    declined: (words, due, locale) => opening(words.again, nextTry(words, due, locale)),
    toApprove: (words) => opening(words.toApproveAgain),
  }),
  examples: {
    'payment-failed-again': { ...example, actionLink: null },
    'payment-to-approve-again': { ...example, owed: { ...owed, isToApprove: true } },
  },
})

export const paymentFailedLast = purchaseEmail({
  kind: 'payment_failed_last',
  cause: 'A renewal is still not paid; the last of three.',
  isKeptByLaw: false,
  draft: failed({
    declined: lastOpening,
    toApprove: (words, due, locale) => ({
      ...lastOpening(words, due, locale),
      before: [words.toApproveLast(dayText(due.endsAt, locale))],
    }),
  }),
  examples: {
    'payment-failed-last': { ...example, owed: { ...owed, nextTryAt: null } },
    'payment-to-pay-last': { ...example, owed: { ...owed, nextTryAt: null, canPayNow: true } },
    'payment-to-approve-last': { ...example, owed: { ...owed, isToApprove: true } },
  },
})
