import { brand } from '#domain/brand.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { dayWords } from './day-words.ts'
import { formatMoney, type Money, sameMoney } from './money.ts'
import { taxLines } from './tax.ts'

/** What a plan costs now and later: everything that the text beside the pay button is made from. */
export type Terms = {
  readonly name: string
  /** Due today, for the first period. */
  readonly first: Money
  readonly firstDays: number
  /** Due at every renewal. */
  readonly renewal: Money
  readonly renewalDays: number
}

/** Whether every period is like the first one, so that the plan simply continues. */
export const renewsAlike = ({ first, firstDays, renewal, renewalDays }: Terms): boolean =>
  sameMoney(first, renewal) && firstDays === renewalDays

/** An offer as shown to one buyer on one day. */
export type ShownOffer = {
  readonly terms: Terms
  /** Today's price before the code. */
  readonly list: Money
  /** The code that lowers the price; null if there is none. */
  readonly code: string | null
  /** The day on which it is bought, in UTC by the server's clock. */
  readonly today: IsoDate
}

/** Changes whenever the text below changes; stored with each consent as proof of what was read. */
export const DISCLOSURE_VERSION = '2026-11-26'

/** The label of the pay button, which says that it pays and how much. */
export const payLabel = (terms: Terms): string => `Pay ${formatMoney(terms.first)} now`

/** The day of the first renewal. */
export const renewalDay = ({ terms, today }: Pick<ShownOffer, 'terms' | 'today'>): IsoDate =>
  addDays(today, terms.firstDays)

const CANCEL_TERMS =
  'You cancel in two clicks, without a call: under “My subscription”, or by the link in each of our mails about money. You keep what you paid for until its end.'

/** The seller, and where to send questions. */
const sellerText = ({ legal, contact }: typeof brand): string =>
  `Sold by ${legal.company}, ${legal.street}, ${legal.city}, ${legal.country}. Questions: ${contact.email}.`

function codeText({ terms, list, code }: ShownOffer): readonly string[] {
  if (code === null) return []
  const less = formatMoney({ ...list, minor: list.minor - terms.first.minor })
  return [`Without the code ${code} today would cost ${formatMoney(list)}: it takes ${less} off, once.`]
}

/** The terms, line by line, shown beside the pay button and kept word for word with the consent. */
export function disclosureLines(shown: ShownOffer): readonly string[] {
  const { terms } = shown
  const { name, first, firstDays, renewal, renewalDays } = terms
  const until = dayWords(renewalDay(shown))
  return [
    `${name}: you pay ${formatMoney(first)} today for ${firstDays} days, until ${until}.`,
    ...codeText(shown),
    `Then ${formatMoney(renewal)} every ${renewalDays} days until you cancel, first on ${until}.`,
    ...taxLines(),
    CANCEL_TERMS,
    'Within 14 days of your first payment you get all of it back if you ask, in two clicks as well.',
    sellerText(brand),
  ]
}

/** The sentence beside the unticked box with which a cancellation is taken back; `on` is the day of the next payment. */
export const resumeText = (renewal: Money, on: string, days: number): string =>
  `I agree to pay ${formatMoney(renewal)} on ${on} and every ${days} days after it until I cancel.`

/** The sentence beside the unticked box of a new price; `on` is the day of its first charge. */
export const priceChangeText = (before: Money, after: Money, on: string, days: number): string =>
  `I agree to pay ${formatMoney(after)} instead of ${formatMoney(before)} on ${on} and every ${days} days after it until I cancel.`

/** Another plan for the periods after the paid one; `on` is the day of its first charge. */
export type PlanChangeTerms = {
  readonly before: { readonly name: string; readonly renewal: Money; readonly days: number }
  readonly after: { readonly name: string; readonly renewal: Money; readonly days: number }
  readonly on: string
}

/** The cost and the start of another plan, line by line, shown above its checkbox. */
export const planChangeLines = ({ before, after, on }: PlanChangeTerms): readonly string[] => [
  `Nothing is charged today. You keep what you have paid for until ${on}.`,
  `From ${on}: ${after.name}, ${formatMoney(after.renewal)} every ${after.days} days until you cancel, instead of ${before.name}, ${formatMoney(before.renewal)} every ${before.days} days.`,
  ...taxLines(),
  CANCEL_TERMS,
]

/** The sentence beside the unticked box of another plan. */
export const planChangeConsent = ({ after: { renewal, days }, on }: PlanChangeTerms): string =>
  resumeText(renewal, on, days)

/** All the text above and beside the checkbox of another plan; it is stored with the consent. */
export const planChangeText = (terms: PlanChangeTerms): string =>
  [...planChangeLines(terms), planChangeConsent(terms)].join('\n')

/** The sentence beside the unticked box. */
export function consentText(terms: Terms): string {
  return `I agree to pay ${formatMoney(terms.first)} today and ${formatMoney(terms.renewal)} every ${terms.renewalDays} days until I cancel.`
}

/**
 * All the text beside the pay button and its checkbox. Its hash is sent with the order, and it is stored with the
 * consent.
 */
export const purchaseText = (shown: ShownOffer): string =>
  [...disclosureLines(shown), consentText(shown.terms)].join('\n')
