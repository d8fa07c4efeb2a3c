import type { FirstWeekday } from '#domain/formats.ts'
import { addDays, type IsoDate } from '#domain/time.ts'

const DAYS_A_WEEK = 7
/** No month has days in more weeks. All have so many rows, so that nothing moves from month to month. */
const WEEKS = 6

const places = { SUNDAY: 0, MONDAY: 1, SATURDAY: 6 } as const satisfies Record<FirstWeekday, number>

const weekdayOf = (day: IsoDate): number => new Date(day).getUTCDay()
const daysBefore = (day: IsoDate, first: FirstWeekday): number =>
  (weekdayOf(day) - places[first] + DAYS_A_WEEK) % DAYS_A_WEEK

export const firstOfMonth = (day: IsoDate): IsoDate => `${day.slice(0, 7)}-01`

/** The same day so many months later, or the last of a month that is shorter. */
export function addMonths(day: IsoDate, count: number): IsoDate {
  const at = new Date(firstOfMonth(day))
  at.setUTCMonth(at.getUTCMonth() + count)
  const first = at.toISOString().slice(0, 10)
  const last = daysIn(first).at(-1) ?? first
  const same = `${first.slice(0, 8)}${day.slice(8)}`
  return same > last ? last : same
}

function daysIn(first: IsoDate): readonly IsoDate[] {
  return Array.from({ length: 31 }, (_, at) => addDays(first, at)).filter((day) => day.startsWith(first.slice(0, 7)))
}

/** The days of a month in rows of seven, with null where a day belongs to another month. */
export function weeksOfMonth(first: IsoDate, firstWeekday: FirstWeekday): readonly (readonly (IsoDate | null)[])[] {
  const start = addDays(first, -daysBefore(first, firstWeekday))
  const own = new Set(daysIn(first))
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_, at) => {
      const day = addDays(start, DAYS_A_WEEK * week + at)
      return own.has(day) ? day : null
    }),
  )
}

/** The first day of the week that a day is in. */
export const startOfWeek = (day: IsoDate, firstWeekday: FirstWeekday): IsoDate =>
  addDays(day, -daysBefore(day, firstWeekday))
