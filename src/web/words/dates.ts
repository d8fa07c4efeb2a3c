import { dayOfMonth, monthName } from '#domain/day-names.ts'
import type { IsoDate } from '#domain/time.ts'

/** "12 June". */
export const dateText = (day: IsoDate): string => `${dayOfMonth(day)} ${monthName(day)}`

/** "12 June 2027". */
export const fullDayText = (day: IsoDate): string => `${dateText(day)} ${day.slice(0, 4)}`

/** "12 June"; with the year if it is not the current one. */
export const dayText = (day: IsoDate, today: IsoDate): string =>
  day.slice(0, 4) === today.slice(0, 4) ? dateText(day) : fullDayText(day)

/** "1 day", "30 days". */
export const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`)
