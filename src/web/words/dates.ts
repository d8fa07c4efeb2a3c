import type { IsoDate } from '#domain/time.ts'

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })
const dayAndMonth = format({ day: 'numeric', month: 'long' })
const fullDay = format({ day: 'numeric', month: 'long', year: 'numeric' })
const shortMonth = format({ month: 'short' })

/** "12 June"; with the year where it is not this one. */
export const dayText = (day: IsoDate, today: IsoDate): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : fullDay).format(new Date(day))

/** "12 June 2027". */
export const fullDayText = (day: IsoDate): string => fullDay.format(new Date(day))

/** "Jun". */
export const monthText = (day: IsoDate): string => shortMonth.format(new Date(day))

/** "In 12 weeks", "In 5 days". */
export function untilText(days: number): string {
  if (days === 1) return 'That is tomorrow.'
  if (days < 14) return `That is in ${days} days.`
  const weeks = Math.round(days / 7)
  return weeks < 16 ? `That is in ${weeks} weeks.` : `That is in ${Math.round(days / 30.4)} months.`
}

/** "1 day", "30 days". */
export const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`)
