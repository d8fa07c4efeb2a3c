import { formatsIn } from '#domain/formats.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { emailDateWords } from './words/email-words.ts'

/** A day as readers of a language write it, "November 21, 2026", in UTC. */
export function dayText(date: Date, locale: LocaleTag): string {
  const { emailDateWords: words } = wordsIn(locale, { emailDateWords })
  return words.day(`${date.getUTCDate()}`, words.months[date.getUTCMonth()] ?? '', `${date.getUTCFullYear()}`)
}

/** A moment, "November 21, 2026, 11:30 PM UTC". */
export function momentText(date: Date, locale: LocaleTag): string {
  const { emailDateWords: words } = wordsIn(locale, { emailDateWords })
  const hour = date.getUTCHours()
  const minutes = `${date.getUTCMinutes()}`.padStart(2, '0')
  const time =
    formatsIn(locale, null).clock === 'H12'
      ? words.time12(`${hour % 12 || 12}`, minutes, hour < 12 ? words.am : words.pm)
      : words.time24(`${hour}`.padStart(2, '0'), minutes)
  return words.moment(dayText(date, locale), time)
}
