import type { IsoDate } from './time.ts'

// Names are listed here rather than taken from Intl: text that customers agree to must read the same on every device,
// and a formatter takes up to 60 ms to create on a slow phone.

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** "Tuesday". */
export const weekdayName = (day: IsoDate): string => weekdays[new Date(day).getUTCDay()] ?? ''

/** "September". */
export const monthName = (day: IsoDate): string => months[Number(day.slice(5, 7)) - 1] ?? ''

/** "Jun"; "Sept", as British English shortens it. */
export function shortMonthName(day: IsoDate): string {
  const name = monthName(day)
  return name.slice(0, name === 'September' ? 4 : 3)
}

/** The day of the month, without a leading zero. */
export const dayOfMonth = (day: IsoDate): number => Number(day.slice(8, 10))
