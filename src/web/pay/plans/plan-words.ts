import type { Terms } from '#domain/billing/disclosure.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { taxNote } from '#domain/billing/tax.ts'
import { daysText } from '#web/words/dates.ts'

/** The texts around the plans on offer. */
export const planWords = {
  title: 'Choose your plan',
  lead: 'Every price is here: what you pay now, and what comes later.',
  legend: 'Plans',
  /** Beside a price: "for 7 days". */
  forDays: (days: string): string => `for ${days}`,
  dueToday: 'due today',
  loading: 'Fetching the prices…',
  failed: 'We could not fetch the prices. Nothing was lost; please try again.',
  none: 'No plan is on offer just now. Your answers and your forecast stay where they are.',
  retry: 'Try again',
} as const

/** The texts of the table of amounts. What the law requires beside the pay button comes word for word from the domain. */
export const summaryWords = {
  title: 'What you pay',
  today: `Due today${taxNote()}`,
  list: 'Price',
  code: (code: string): string => `Code ${code}`,
  next: 'Next payment',
  cancel: 'My subscription: cancel here, in two clicks',
} as const

/** "Renews every 30 days at $29.99, until you cancel"; "Then $29.99 every 30 days, ..." if the first period differs. */
export function renewalText({ renewal, renewalDays }: Terms, isAlike: boolean): string {
  const price = formatMoney(renewal)
  return isAlike
    ? `Renews every ${daysText(renewalDays)} at ${price}, until you cancel`
    : `Then ${price} every ${daysText(renewalDays)}, until you cancel`
}
