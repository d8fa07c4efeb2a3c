import type { LocaleTag } from '#domain/language/locales.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import type { Slot } from '#planner/recipe.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { mealWords, phraseWords } from './phrase-words.ts'

const wordsFor = (locale: LocaleTag) => wordsIn(locale, { phraseWords }).phraseWords

/**
 * Created at first use: the first formatter of a process takes long to create, and a start needs none. Spanish is written
 * for countries that write 1,850.
 */
const formats = new Map<LocaleTag, Intl.NumberFormat>()
function formatWhole(value: number, locale: LocaleTag): string {
  const format =
    formats.get(locale) ?? new Intl.NumberFormat(locale === 'es' ? 'es-MX' : locale, { maximumFractionDigits: 0 })
  formats.set(locale, format)
  return format.format(value)
}

type Unit = 'kcal' | 'g' | 'mg' | 'min'

/** "1,700 kcal": a whole number with its unit. */
export const amountText = (value: number, unit: Unit, locale: LocaleTag): string =>
  wordsFor(locale).amount(formatWhole(value, locale), unit)

export const percentText = (value: number, locale: LocaleTag): string =>
  wordsFor(locale).percent(formatWhole(value, locale))

/** The beginnings before which some languages have another word for "and" and "or": "hierbas" has none of them. */
const beforeI = /^h?[iíy](?![aeou])/i
const beforeO = /^h?[oó]/i

function listed(items: readonly string[], locale: LocaleTag, joined: 'and' | 'or'): string {
  const words = wordsFor(locale)
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const join =
    joined === 'and' ? words[beforeI.test(last) ? 'andBeforeI' : 'and'] : words[beforeO.test(last) ? 'orBeforeO' : 'or']
  return join(items.slice(0, -1).reduce(words.listed), last)
}

/** "a", "a and b", "a, b and c"; empty for an empty list. */
export const listText = (items: readonly string[], locale: LocaleTag): string => listed(items, locale, 'and')

/** "a, b or c". */
export const orText = (items: readonly string[], locale: LocaleTag): string => listed(items, locale, 'or')

const asDate = (day: IsoDate): Date => new Date(`${day}T00:00:00Z`)

export const weekdayOf = (day: IsoDate, locale: LocaleTag): string =>
  wordsFor(locale).weekdays[asDate(day).getUTCDay()] ?? ''

/** The name of the weekday of a day of the plan, counted from 0. */
export const weekdayText = (startsOn: IsoDate, day: number, locale: LocaleTag): string =>
  weekdayOf(addDays(startsOn, day), locale)

/** "November 30". */
export function dateText(day: IsoDate, locale: LocaleTag): string {
  const date = asDate(day)
  const words = wordsFor(locale)
  return words.date(`${date.getUTCDate()}`, words.months[date.getUTCMonth()] ?? '')
}

/** "Tuesday, December 1". */
export const weekdayDateText = (day: IsoDate, locale: LocaleTag): string =>
  wordsFor(locale).weekdayDate(weekdayOf(day, locale), dateText(day, locale))

/** "Wednesday’s lunch", for a day counted from 0. */
export const mealText = (startsOn: IsoDate, day: number, slot: Slot, locale: LocaleTag): string =>
  wordsIn(locale, { mealWords }).mealWords.ofDay[slot](weekdayText(startsOn, day, locale))
