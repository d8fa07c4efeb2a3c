import { expect, test } from 'vitest'
import { dayOfMonth, monthName, shortMonthName, weekdayName } from './day-names.ts'
import { addDays } from './time.ts'

const days = Array.from({ length: 366 }, (_, day) => addDays('2028-01-01', day))
const british = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })

test('every day of a year is written as in British English', () => {
  const long = british({ day: 'numeric', month: 'long' })
  const short = british({ month: 'short' })
  const weekday = british({ weekday: 'long' })
  for (const day of days) {
    expect(weekdayName(day)).toBe(weekday.format(new Date(day)))
    expect(`${dayOfMonth(day)} ${monthName(day)}`).toBe(long.format(new Date(day)))
    expect(shortMonthName(day)).toBe(short.format(new Date(day)))
  }
})
