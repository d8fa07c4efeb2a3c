import type { SubscriptionView } from '#domain/api/subscription.ts'
import { dayWords } from '#domain/billing/day-words.ts'
import { priceChangeText } from '#domain/billing/disclosure.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { daysText, dayText, fullDayText } from '#web/words/dates.ts'

type PriceChange = NonNullable<SubscriptionView['priceChange']>

const before = ({ beforeMinor, currency }: PriceChange): string => formatMoney({ minor: beforeMinor, currency })
const after = ({ afterMinor, currency }: PriceChange): string => formatMoney({ minor: afterMinor, currency })

/** The day as shown on a button, without the year, which is in the text beside it. */
const shortly = ({ from }: PriceChange): string => dayText(from, from)

/** The sentence of the consent box. The server stores the same one. */
export const priceConsent = ({ beforeMinor, afterMinor, currency, days, from }: PriceChange): string =>
  priceChangeText({ minor: beforeMinor, currency }, { minor: afterMinor, currency }, dayWords(from), days)

export const priceChangeWords = {
  asked: 'A new price, if you agree',
  facts: {
    now: 'Price now',
    next: 'New price',
    from: 'First charge at this price',
  },
  each: (change: PriceChange, which: 'before' | 'after'): string =>
    `${which === 'before' ? before(change) : after(change)} every ${daysText(change.days)}`,
  lead: ({ from }: PriceChange): string =>
    `Nothing is charged at the new price without your consent. Without an answer your plan ends on ${fullDayText(from)}, and nothing more is charged.`,
  ending: ({ from }: PriceChange): string =>
    `Your plan ends on ${fullDayText(from)}, and nothing more is charged. Until then you can still agree to the new price, and it will continue.`,
  agree: (change: PriceChange): string => `Agree to ${after(change)} from ${shortly(change)}`,
  letEnd: (change: PriceChange): string => `Let it end on ${shortly(change)}`,
  missing: 'Please agree to the new price first.',
  toApprove: 'One more approval, at PayPal',
  approveLead: ({ from }: PriceChange): string =>
    `You agreed here, and PayPal asks you as well. Without that your plan ends on ${fullDayText(from)}, and nothing more is charged.`,
  approve: 'Go to PayPal',
  agreed: { title: 'You agreed to a new price', mail: 'We will email you a confirmation.' },
  lower: 'Your plan will cost less',
  change: (change: PriceChange): string =>
    `From ${fullDayText(change.from)} on it costs ${after(change)} instead of ${before(change)} every ${daysText(change.days)}.`,
  noNext: 'None unless you agree to the new price',
} as const
