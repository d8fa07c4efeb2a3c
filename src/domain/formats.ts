import { type LocaleTag, locales, localeTags, SOURCE_LOCALE } from './language/locales.ts'
import type { UnitSystem } from './unit-system.ts'
import { type Language, languageIn, type Market, marketOf, type Usage, usageOf } from './usage.ts'

/** How the time of day is written: 4:05 PM, or 16:05. */
export const clocks = ['H12', 'H24'] as const
export type Clock = (typeof clocks)[number]

/** The day with which a row of weekdays begins. */
export const firstWeekdays = ['MONDAY', 'SATURDAY', 'SUNDAY'] as const
export type FirstWeekday = (typeof firstWeekdays)[number]

/** What pages are printed on. */
export const papers = ['A4', 'LETTER'] as const
export type Paper = (typeof papers)[number]

/** The language of whatever a person reads, and how it writes what regions write differently. */
export type Formats = {
  readonly locale: LocaleTag
  readonly clock: Clock
  readonly firstWeekday: FirstWeekday
  readonly paper: Paper
}

type Usual = Omit<Formats, 'locale'> & { readonly market: Market; readonly language: Language }

/** What is usual where a language is read. */
const usual = {
  'en-US': { clock: 'H12', firstWeekday: 'SUNDAY', paper: 'LETTER', market: 'US', language: 'en' },
  'en-GB': { clock: 'H24', firstWeekday: 'MONDAY', paper: 'A4', market: 'GB', language: 'en' },
  // Written for Spanish speakers in the United States and Latin America.
  es: { clock: 'H12', firstWeekday: 'SUNDAY', paper: 'LETTER', market: 'US', language: 'es' },
} as const satisfies Record<LocaleTag, Usual>

/** The language of a tag if it is one of ours, otherwise the source. */
export const localeFrom = (tag: string): LocaleTag => localeTags.find((known) => known === tag) ?? SOURCE_LOCALE

/**
 * The language of somebody whose choice was noted, or not yet: before it was, only who measured in pounds and ounces was
 * taken for an American.
 */
export const readerLocale = ({
  locale,
  units,
}: {
  readonly locale: string | null
  readonly units: UnitSystem
}): LocaleTag => (locale === null ? (units === 'imperial' ? 'en-US' : 'en-GB') : localeFrom(locale))

/** The market whose words, packs and safety marks readers of a language know. */
export const marketFor = (locale: LocaleTag): Market => usual[locale].market

/** The language of recipes, foods and contracts for readers of a locale. */
export const languageOf = (locale: LocaleTag): Language => usual[locale].language

/** How a reader of a language who measures so cooks and shops. */
export const usageFor = (units: UnitSystem, locale: LocaleTag): Usage =>
  usageOf(units, marketFor(locale), usual[locale].language)

/** The language in which somebody cooks and shops. */
export const localeIn = (usage: Usage): LocaleTag =>
  locales.find(({ tag }) => usual[tag].language === languageIn(usage) && marketFor(tag) === marketOf(usage))?.tag ??
  SOURCE_LOCALE

/** A choice that was stored; null if the language decides. */
export type ChosenFormats = { readonly [key in Exclude<keyof Formats, 'locale'>]: Formats[key] | null }

/** The formats of somebody: what they chose, and for the rest what is usual in their language. */
export function formatsIn(locale: LocaleTag, chosen: ChosenFormats | null): Formats {
  const { clock, firstWeekday, paper } = usual[locale]
  return {
    locale,
    clock: chosen?.clock ?? clock,
    firstWeekday: chosen?.firstWeekday ?? firstWeekday,
    paper: chosen?.paper ?? paper,
  }
}
