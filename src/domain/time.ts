import { midnightOf } from './iso-date.ts'

export const MS_PER_MINUTE = 60_000
export const MS_PER_HOUR = 60 * MS_PER_MINUTE
/** A day of 24 hours; a calendar day in a time zone that changes its clock may be longer or shorter. */
export const MS_PER_DAY = 24 * MS_PER_HOUR
export const SECONDS_PER_DAY = 86_400

/** The moment `count` days of 24 hours later. */
export const plusDays = (at: Date, count: number): Date => new Date(at.getTime() + count * MS_PER_DAY)

/** Calendar days as text (YYYY-MM-DD), without time and time zone. */
export type IsoDate = string

/** Whole days from one calendar day to another (negative if it is earlier), or null if either is not a date. */
export function daysBetween(from: IsoDate, to: IsoDate): number | null {
  const start = midnightOf(from)
  const end = midnightOf(to)
  return start === null || end === null ? null : Math.round((end - start) / MS_PER_DAY)
}

/** The calendar day `count` days after another. Throws RangeError if `from` is not a date. */
export function addDays(from: IsoDate, count: number): IsoDate {
  const start = midnightOf(from)
  if (start === null) throw new RangeError('not a calendar day')
  return new Date(start + count * MS_PER_DAY).toISOString().slice(0, 10)
}
