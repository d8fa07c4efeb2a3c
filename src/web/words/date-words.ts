import { plural } from '#domain/language/plural.ts'

/** Days, months and times of day as the language writes them. */
export const dateWords = {
  /** January to December. */
  months: [
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
  ],
  /** For the axis of a chart and narrow tables, January to December. */
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** From Sunday on. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  /** From Sunday on. */
  shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  /** June 12. */
  date: (day: number, month: string): string => `${month} ${day}`,
  /** June 12 after a preposition, "by June 12": a language may have an article here. */
  dateInSentence: (day: number, month: string): string => `${month} ${day}`,
  /** Jun 12, with the short name of the month. */
  shortDate: (day: number, month: string): string => `${month} ${day}`,
  /** Jun 12, 2027, with the short name of the month. */
  shortFullDate: (day: number, month: string, year: string): string => `${month} ${day}, ${year}`,
  /** June 12, 2027. */
  fullDate: (day: number, month: string, year: string): string => `${month} ${day}, ${year}`,
  /** June 2027, of a day that is far away. */
  month: (month: string, year: string): string => `${month} ${year}`,
  /** Days of one month: June 12–18. */
  span: (first: number, last: number, month: string): string => `${month} ${first}–${last}`,
  /** Days of two months: May 28 – June 3. */
  longSpan: (first: string, last: string): string => `${first} – ${last}`,
  /** Sat, November 21. */
  weekdayDate: (weekday: string, date: string): string => `${weekday}, ${date}`,
  /** A time of day on a clock of 12 hours: 4:05 PM. */
  time12: (hour: number, minutes: string, half: string): string => `${hour}:${minutes} ${half}`,
  /** The same on a clock of 24 hours: 16:05. */
  time24: (hour: string, minutes: string): string => `${hour}:${minutes}`,
  days: (days: number): string => plural(days, { one: '1 day', other: `${days} days` }),
  am: 'AM',
  pm: 'PM',
} as const
