import type { PaymentView, SubscriptionView } from '#domain/api/subscription.ts'
import { cardName } from '#domain/billing/card-name.ts'
import { dayWords } from '#domain/billing/day-words.ts'
import { resumeText } from '#domain/billing/disclosure.ts'
import { formatMoney, type Money, sumOf } from '#domain/billing/money.ts'
import { daysText, fullDayText } from '#web/words/dates.ts'
import { readerLanguage } from '#web/words/reader-language.ts'
import { cancelWords, factWords, withdrawWords } from './subscription-words.ts'

/** When a plan renews, at what price, and how often from then on. */
export const renewalText = ({ amountMinor, currency, days, on }: NonNullable<SubscriptionView['renewal']>): string =>
  factWords.renewal(formatMoney({ minor: amountMinor, currency }), fullDayText(on), daysText(days))

/** A payment that is still open, and the days it is for. */
export const owedText = ({ amountMinor, currency, from, to }: NonNullable<SubscriptionView['owed']>): string =>
  factWords.owed(formatMoney({ minor: amountMinor, currency }), fullDayText(from), fullDayText(to))

/** A card by its digits; by its name only for wallets and for providers that give no digits. */
export function cardText({ brand, last4 }: NonNullable<SubscriptionView['card']>): string {
  const name = cardName(brand, readerLanguage)
  return last4 === '' ? name : factWords.card(name, last4)
}

/** The sentence of the consent box that undoes a cancellation. The server stores the same one. */
export const resumeConsent = ({ amountMinor, currency, days, on }: NonNullable<SubscriptionView['renewal']>): string =>
  resumeText({ minor: amountMinor, currency }, dayWords(on, readerLanguage), days, readerLanguage)

/** What canceling means for a plan that is open until a day, or not at all. */
export const cancelLead = (until: string | null): string =>
  until === null ? cancelWords.lead : cancelWords.leadUntil(until)

/** What a withdrawal gives back. */
export const withdrawLead = (money: Money | null): string =>
  money === null || money.minor === 0 ? withdrawWords.nothingBack : withdrawWords.moneyBack(formatMoney(money))

/** The sum of all payments that have not been paid back. The payments of a subscription have one currency. */
export function paidMoney(payments: readonly PaymentView[]): Money | null {
  const [first] = payments
  if (first === undefined) return null
  const kept = payments.filter(({ state }) => state === 'succeeded')
  const amounts = kept.map(({ amountMinor, refundedMinor, currency }) => ({
    minor: amountMinor - refundedMinor,
    currency,
  }))
  return sumOf(amounts, first.currency)
}
