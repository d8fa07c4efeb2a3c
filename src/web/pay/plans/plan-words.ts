import type { Terms } from '#domain/billing/disclosure.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { taxNote } from '#domain/billing/tax.ts'
import { daysText } from '#web/words/dates.ts'

/** The plans on offer. */
export const planWords = {
  title: 'Choose your plan',
  lead: 'Every price is here: what you pay now, and what comes later.',
  legend: 'Plans',
  loading: 'Fetching the prices…',
  failed: 'We could not fetch the prices. Nothing was lost; please try again.',
  none: 'No plan is on offer just now. Your answers and your forecast stay where they are.',
  retry: 'Try again',
} as const

/** The table of amounts. What the law requires beside the pay button comes from the domain, word for word. */
export const summaryWords = {
  title: 'What you pay',
  today: `Due today${taxNote()}`,
  list: 'Price',
  code: (code: string): string => `Code ${code}`,
  next: 'Next payment',
  cancel: 'My subscription: here you cancel, in two clicks',
} as const

/** "Renews every 30 days at $29.99, until you cancel"; after a first period of its own kind "Then ... every 30 days". */
export function renewalText({ renewal, renewalDays }: Terms, isAlike: boolean): string {
  const price = formatMoney(renewal)
  return isAlike
    ? `Renews every ${daysText(renewalDays)} at ${price}, until you cancel`
    : `Then ${price} every ${daysText(renewalDays)}, until you cancel`
}
