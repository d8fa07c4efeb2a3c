import { formatMoney, type Money } from '#domain/billing/money.ts'

/** What a plan costs now and later: all that the words beside the pay button are made from. */
export type Terms = {
  readonly name: string
  /** Due today, for the first period. */
  readonly first: Money
  readonly firstDays: number
  /** Due at every renewal. */
  readonly renewal: Money
  readonly renewalDays: number
}

/** Changes whenever the words below change; kept with each consent as proof of what was read. */
export const DISCLOSURE_VERSION = '2026-11'

/** What the pay button says: that it pays, and how much. */
export const payLabel = (terms: Terms): string => `Pay ${formatMoney(terms.first)} now`

/** The terms in one paragraph, shown beside the pay button and kept word for word with the consent. */
export function disclosureText(terms: Terms): string {
  return [
    `You pay ${formatMoney(terms.first)} today for ${terms.firstDays} days.`,
    `Then ${formatMoney(terms.renewal)} every ${terms.renewalDays} days until you cancel, first in ${terms.firstDays} days.`,
    'Prices include tax.',
    'You can cancel at any time and keep what you paid for until its end.',
    'Within 14 days of your first payment you get all of it back if you ask.',
  ].join(' ')
}

/** The sentence beside the unticked box. */
export function consentText(terms: Terms): string {
  return `I agree to pay ${formatMoney(terms.first)} today and ${formatMoney(terms.renewal)} every ${terms.renewalDays} days until I cancel.`
}
