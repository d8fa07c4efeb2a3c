import { dayOfMonth, monthName } from '#domain/day-names.ts'
import type { IsoDate } from '#domain/time.ts'
import type { Language } from '#domain/usage.ts'

const spanishMonths = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
)

/**
 * "November 28, 2026", "28 de noviembre de 2026". Not formatted by Intl, because wording that customers agree to must be the same on every device.
 */
export const dayWords = (day: IsoDate, language: Language = 'en'): string =>
  language === 'es'
    ? `${dayOfMonth(day)} de ${spanishMonths[Number(day.slice(5, 7)) - 1]} de ${day.slice(0, 4)}`
    : `${monthName(day)} ${dayOfMonth(day)}, ${day.slice(0, 4)}`

/** The calendar day of a moment, in UTC as in every email and receipt. */
export const dayInUtc = (moment: Date): IsoDate => moment.toISOString().slice(0, 10)

/** The same for a moment, in UTC. */
export const dateWords = (moment: Date, language: Language = 'en'): string => dayWords(dayInUtc(moment), language)
