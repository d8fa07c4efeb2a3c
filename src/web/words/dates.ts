import type { Clock } from '#domain/formats.ts'
import type { IsoDate } from '#domain/time.ts'
import { atStart } from './at-start.ts'
import { dateWords as words } from './date-words.ts'

const dayOf = (day: IsoDate): number => Number(day.slice(8, 10))
const yearOf = (day: IsoDate): string => day.slice(0, 4)
const monthOf = (day: IsoDate): number => Number(day.slice(5, 7)) - 1

const monthName = (day: IsoDate): string => words.months[monthOf(day)] ?? ''

/** "Jun". */
export const shortMonthName = (day: IsoDate): string => words.shortMonths[monthOf(day)] ?? ''

/** "Tuesday". */
export const weekdayName = (day: IsoDate): string => words.weekdays[new Date(day).getUTCDay()] ?? ''

/** "Tuesday" as a title, a link or the start of a line. Many languages write it small within a sentence. */
export const weekdayTitle = (day: IsoDate): string => atStart(weekdayName(day))

/** "Tue". */
export const shortWeekdayName = (day: IsoDate): string => words.shortWeekdays[new Date(day).getUTCDay()] ?? ''

/** "June 12". */
export const dateText = (day: IsoDate): string => words.date(dayOf(day), monthName(day))

/** "June 12" after a preposition: "by June 12". */
export const dateInSentence = (day: IsoDate): string => words.dateInSentence(dayOf(day), monthName(day))

/** "June 12, 2027". */
export const fullDayText = (day: IsoDate): string => words.fullDate(dayOf(day), monthName(day), yearOf(day))

/** "June 2027". */
export const monthText = (day: IsoDate): string => words.month(monthName(day), yearOf(day))

/** "Jun 12". */
export const shortDateText = (day: IsoDate): string => words.shortDate(dayOf(day), shortMonthName(day))

/** "Jun 12, 2027". */
export const shortFullDateText = (day: IsoDate): string =>
  words.shortFullDate(dayOf(day), shortMonthName(day), yearOf(day))

/** "June 12"; with the year if it is not the current one. */
export const dayText = (day: IsoDate, today: IsoDate): string =>
  yearOf(day) === yearOf(today) ? dateText(day) : fullDayText(day)

/** The days from one date to another: "November 24–30", "November 28 – December 4". */
export const spanOfDaysText = (first: IsoDate, last: IsoDate): string =>
  first.slice(0, 7) === last.slice(0, 7)
    ? words.span(dayOf(first), dayOf(last), monthName(first))
    : words.longSpan(dateText(first), dateText(last))

/** "1 day", "30 days". */
export const daysText = (days: number): string => words.days(days)

/** "16:05" for 965, in minutes since midnight. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** "4:05 PM" or "16:05" for "16:05", a time of day in 24 hours. */
export function timeText(time: string, clock: Clock): string {
  const [hour = '', minutes = ''] = time.split(':')
  const hours = Number(hour)
  if (clock === 'H24') return words.time24(hour, minutes)
  return words.time12(hours % 12 === 0 ? 12 : hours % 12, minutes, hours < 12 ? words.am : words.pm)
}
