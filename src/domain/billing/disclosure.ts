import { brand } from '#domain/brand.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { type Language, languages } from '#domain/usage.ts'
import { dayWords } from './day-words.ts'
import { disclosureTexts } from './disclosure-texts.ts'
import { formatMoney, type Money, sameMoney } from './money.ts'
import { planNameIn } from './plans.ts'
import { isTaxed } from './tax.ts'

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
  /** The language in which it is read; English if it is not named. */
  readonly language?: Language
}

/** Changes whenever a text below changes; stored with each consent as proof of what was read. */
export const DISCLOSURE_VERSION = '2026-11-28'

/** The version with the language in which it was read. */
export const disclosureVersionIn = (language: Language): string =>
  language === 'en' ? DISCLOSURE_VERSION : `${DISCLOSURE_VERSION}-${language}`

/** The language of a version; null for one that is not shown any more. */
export const disclosureLanguage = (version: string): Language | null =>
  languages.find((language) => disclosureVersionIn(language) === version) ?? null

/** The label of the pay button, which says that it pays and how much. */
export const payLabel = (terms: Terms, language: Language = 'en'): string =>
  disclosureTexts[language].pay(formatMoney(terms.first))

/** The day of the first renewal. */
export const renewalDay = ({ terms, today }: Pick<ShownOffer, 'terms' | 'today'>): IsoDate =>
  addDays(today, terms.firstDays)

/** The sentence about tax in the terms; none if no rate is configured. */
export const taxLines = (language: Language, tax = brand.tax): readonly string[] =>
  isTaxed(tax) ? [disclosureTexts[language].tax(tax.name)] : []

function codeText({ terms, list, code, language = 'en' }: ShownOffer): readonly string[] {
  if (code === null) return []
  const less = formatMoney({ ...list, minor: list.minor - terms.first.minor })
  return [disclosureTexts[language].code(code, formatMoney(list), less)]
}

const charged = (price: Money, days: number) => ({ price: formatMoney(price), days })

/** The terms, line by line, shown beside the pay button and kept word for word with the consent. */
export function disclosureLines(shown: ShownOffer): readonly string[] {
  const { terms, language = 'en' } = shown
  const { name, first, firstDays, renewal, renewalDays } = terms
  const until = dayWords(renewalDay(shown), language)
  const texts = disclosureTexts[language]
  return [
    texts.first(planNameIn(language, name), charged(first, firstDays), until),
    ...codeText(shown),
    texts.renewal(charged(renewal, renewalDays), until),
    ...taxLines(language),
    texts.cancel,
    texts.withdraw,
    texts.seller(brand),
    ...texts.translated,
  ]
}

/** The sentence beside the unticked box with which a cancellation is taken back; `on` is the day of the next payment. */
export const resumeText = (renewal: Money, on: string, days: number, language: Language = 'en'): string =>
  disclosureTexts[language].resume(charged(renewal, days), on)

/** A change of price that somebody agrees to; `on` is the day of its first charge, in words. */
type PriceChangeTerms = { readonly before: Money; readonly after: Money; readonly on: string; readonly days: number }

/** The sentence beside the unticked box of a new price. */
export const priceChangeText = ({ before, after, on, days }: PriceChangeTerms, language: Language = 'en'): string =>
  disclosureTexts[language].priceChange(formatMoney(before), charged(after, days), on)

/** Another plan for the periods after the paid one; `on` is the day of its first charge. */
export type PlanChangeTerms = {
  readonly before: { readonly name: string; readonly renewal: Money; readonly days: number }
  readonly after: { readonly name: string; readonly renewal: Money; readonly days: number }
  readonly on: string
  readonly language?: Language
}

/** The cost and the start of another plan, line by line, shown above its checkbox. */
export function planChangeLines({ before, after, on, language = 'en' }: PlanChangeTerms): readonly string[] {
  const texts = disclosureTexts[language]
  const named = ({ name, renewal, days }: PlanChangeTerms['after']) => ({
    name: planNameIn(language, name),
    ...charged(renewal, days),
  })
  return [
    texts.nothingToday(on),
    texts.otherPlan(on, named(after), named(before)),
    ...taxLines(language),
    texts.cancel,
    ...texts.translated,
  ]
}

/** The sentence beside the unticked box of another plan. */
export const planChangeConsent = ({ after: { renewal, days }, on, language }: PlanChangeTerms): string =>
  resumeText(renewal, on, days, language)

/** All the text above and beside the checkbox of another plan; it is stored with the consent. */
export const planChangeText = (terms: PlanChangeTerms): string =>
  [...planChangeLines(terms), planChangeConsent(terms)].join('\n')

/** The sentence beside the unticked box. */
export const consentText = ({ first, renewal, renewalDays }: Terms, language: Language = 'en'): string =>
  disclosureTexts[language].consent(formatMoney(first), charged(renewal, renewalDays))

/**
 * All the text beside the pay button and its checkbox. Its hash is sent with the order, and it is stored with the
 * consent.
 */
export const purchaseText = (shown: ShownOffer): string =>
  [...disclosureLines(shown), consentText(shown.terms, shown.language)].join('\n')
