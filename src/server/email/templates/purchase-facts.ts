import { cardName } from '#domain/billing/card-name.ts'
import type { Terms } from '#domain/billing/disclosure.ts'
import { formatMoney, type Money } from '#domain/billing/money.ts'
import type { NextCharge, Owed } from '#domain/billing/next-charge.ts'
import { orderNumber } from '#domain/billing/order-number.ts'
import { planNameIn } from '#domain/billing/plans.ts'
import type { Card } from '#domain/billing/snapshot.ts'
import type { SubscriptionPhase } from '#domain/billing/subscription.ts'
import { languageOf } from '#domain/formats.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import { dayText } from '#server/email/email-dates.ts'
import { purchaseLinkWords, purchaseRowWords } from '#server/email/words/purchase-words.ts'
import { wordsIn } from '#server/words/words-in.ts'

/** The facts that any email about a purchase may state. */
export type PurchaseFacts = {
  readonly orderId: string
  readonly terms: Terms
  /** The plan's name in its first period and in later ones. */
  readonly planNames: Readonly<Record<SubscriptionPhase, string>>
  readonly phase: SubscriptionPhase
  /** Opens the subscription page: to view, to cancel, to withdraw. */
  readonly manageLink: string
  readonly card: Card | null
  /** The end of paid access, including days of grace; null if the plan is closed. */
  readonly accessUntil: Date | null
  /** The next charge; null if there will be none. */
  readonly next: NextCharge | null
  /** The plan that begins with the next charge; null if the plan stays. */
  readonly nextPlan: string | null
  /** The next charge if the customer agrees to a new price; null if no question is open. */
  readonly asked: { readonly amount: Money; readonly on: Date } | null
  /** The renewal that was not paid; null if nothing is owed. */
  readonly owed: Owed | null
  /** Where a failed payment can be fixed. */
  readonly actionLink: string | null
  /** Whether no money moves. */
  readonly sandbox: boolean
}

type Row = readonly [name: string, value: string]
type Period = { readonly start: Date; readonly end: Date }

/** "Visa ending in 4242"; wallets and some providers show no digits. */
function cardText({ brand, last4 }: Card, locale: LocaleTag): string {
  const { purchaseRowWords: words } = wordsIn(locale, { purchaseRowWords })
  const name = cardName(brand, languageOf(locale))
  return last4 === '' ? name : words.card(name, last4)
}

/** Facts that several emails state, as rows; empty if a fact does not apply. */
export function purchaseRows(locale: LocaleTag) {
  const { purchaseRowWords: words } = wordsIn(locale, { purchaseRowWords })
  const nameOf = (name: string) => planNameIn(languageOf(locale), name)
  function nextText({ next, asked }: PurchaseFacts): string {
    if (next !== null) return words.next(formatMoney(next.amount), dayText(next.on, locale), `${next.days}`)
    if (asked === null) return words.none
    return words.noneUnless(formatMoney(asked.amount), dayText(asked.on, locale))
  }
  return {
    plan: ({ planNames, phase }: Pick<PurchaseFacts, 'planNames' | 'phase'>): readonly Row[] => [
      [words.plan, nameOf(planNames[phase])],
    ],
    order: ({ orderId }: PurchaseFacts): readonly Row[] => [[words.order, orderNumber(orderId)]],
    next: (facts: PurchaseFacts): readonly Row[] => [
      [words.nextPayment, nextText(facts)],
      ...(facts.nextPlan === null || facts.next === null ? [] : [[words.nextPlan, nameOf(facts.nextPlan)] as const]),
    ],
    access: ({ accessUntil }: PurchaseFacts): readonly Row[] =>
      accessUntil === null ? [] : [[words.openUntil, dayText(accessUntil, locale)]],
    paidWith: (card: Card | null): readonly Row[] => (card === null ? [] : [[words.paidWith, cardText(card, locale)]]),
    chargedTo: ({ card }: PurchaseFacts): readonly Row[] =>
      card === null ? [] : [[words.chargedTo, cardText(card, locale)]],
    period: ({ start, end }: Period): Row => [
      words.forPeriod,
      words.period(dayText(start, locale), dayText(end, locale)),
    ],
  } as const
}

/** The parts of the subscription page that emails link to. */
type Part = 'cancel' | 'withdraw'

/**
 * A link to one part of the subscription page, made from the link to the page; the secret after the # stays where it
 * is.
 */
function partLink(manageLink: string, part: Part): string {
  const link = new URL(manageLink)
  link.pathname += `/${part}`
  return link.href
}

const linkWords = (locale: LocaleTag) => wordsIn(locale, { purchaseLinkWords }).purchaseLinkWords

/** The main link of an email that asks for nothing. Stopping is one of the links below its text. */
export const seeLinkTo = (manageLink: string, locale: LocaleTag) => ({
  label: linkWords(locale).see,
  link: manageLink,
})
/** A link to the subscription page that says what can be done there. */
export const manageLinkTo = (manageLink: string, locale: LocaleTag) => ({
  label: linkWords(locale).manage,
  link: manageLink,
})
/** A link from which the cancellation is one click away. */
export const cancelLinkTo = (manageLink: string, locale: LocaleTag) => ({
  label: linkWords(locale).cancel,
  link: partLink(manageLink, 'cancel'),
})
export const withdrawLinkTo = (manageLink: string, locale: LocaleTag) => ({
  label: linkWords(locale).withdraw,
  link: partLink(manageLink, 'withdraw'),
})
