import { dayWords } from '#domain/billing/day-words.ts'
import type { PlanChangeTerms } from '#domain/billing/disclosure.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { daysText } from '#web/words/dates.ts'
import { readerLanguage } from '#web/words/reader-language.ts'
import { type OfferedPlan, type PlanOffer, planChangeWords } from './plan-change-words.ts'

/** The terms of an offered plan. The server builds the same text from them. */
export function planTerms({ before, currency, from }: PlanOffer, plan: OfferedPlan): PlanChangeTerms {
  const named = ({ planName: name, amountMinor, days }: PlanOffer['before']) => ({
    name,
    renewal: { minor: amountMinor, currency },
    days,
  })
  return { before: named(before), after: named(plan), on: dayWords(from, readerLanguage), language: readerLanguage }
}

/** "$59.99 every 90 days". */
export const planPrice = ({ amountMinor, days }: Pick<OfferedPlan, 'amountMinor' | 'days'>, currency: string): string =>
  planChangeWords.price(formatMoney({ minor: amountMinor, currency }), daysText(days))
