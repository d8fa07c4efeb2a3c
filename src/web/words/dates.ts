import type { IsoDate } from '#domain/hero/iso-date.ts'

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })
const dayAndMonth = format({ day: 'numeric', month: 'long' })
const fullDay = format({ day: 'numeric', month: 'long', year: 'numeric' })
const shortMonth = format({ month: 'short' })

/** "12 June"; with the year where it is not this one. */
export const dayWords = (day: IsoDate, today: IsoDate): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : fullDay).format(new Date(day))

/** "12 June 2027". */
export const fullDayWords = (day: IsoDate): string => fullDay.format(new Date(day))

/** "Jun". */
export const monthWords = (day: IsoDate): string => shortMonth.format(new Date(day))

/** "In 12 weeks", "In 5 days". */
export function untilWords(days: number): string {
  if (days === 1) return 'That is tomorrow.'
  if (days < 14) return `That is in ${days} days.`
  const weeks = Math.round(days / 7)
  return weeks < 16 ? `That is in ${weeks} weeks.` : `That is in ${Math.round(days / 30.4)} months.`
}
