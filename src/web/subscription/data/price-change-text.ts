import type { SubscriptionView } from '#domain/api/subscription.ts'
import { dayWords } from '#domain/billing/day-words.ts'
import { priceChangeText } from '#domain/billing/disclosure.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { daysText } from '#web/words/dates.ts'
import { readerLanguage } from '#web/words/reader-language.ts'

export type PriceChange = NonNullable<SubscriptionView['priceChange']>

/** The sentence of the consent box. The server stores the same one. */
export const priceConsent = ({ beforeMinor, afterMinor, currency, days, from }: PriceChange): string =>
  priceChangeText(
    {
      before: { minor: beforeMinor, currency },
      after: { minor: afterMinor, currency },
      ...{ on: dayWords(from, readerLanguage), days },
    },
    readerLanguage,
  )

/** A change of price as its sentences name it. */
export const shownChange = ({ beforeMinor, afterMinor, currency, days, from }: PriceChange) => ({
  before: formatMoney({ minor: beforeMinor, currency }),
  after: formatMoney({ minor: afterMinor, currency }),
  days: daysText(days),
  from,
})
