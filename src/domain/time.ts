export const MS_PER_MINUTE = 60_000
export const MS_PER_HOUR = 60 * MS_PER_MINUTE
/** A day of 24 hours; a calendar day in a time zone that changes its clock may be longer or shorter. */
export const MS_PER_DAY = 24 * MS_PER_HOUR
export const SECONDS_PER_DAY = 86_400

/** The moment `count` days of 24 hours later. */
export const plusDays = (at: Date, count: number): Date => new Date(at.getTime() + count * MS_PER_DAY)

/** Calendar days as text (YYYY-MM-DD), without time and time zone. */
export type IsoDate = string

const shape = /^(\d{4})-(\d{2})-(\d{2})$/

/** Milliseconds of midnight UTC of a calendar day, or null if the text is not an existing day. */
function midnight(date: IsoDate): number | null {
  const parts = shape.exec(date)
  if (parts === null) return null
  const [year, month, day] = [Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])]
  const at = new Date(Date.UTC(year, month, day))
  // A day that does not exist, or a year before 100, becomes another one.
  const exists = at.getUTCDate() === day && at.getUTCMonth() === month && at.getUTCFullYear() === year
  return exists ? at.getTime() : null
}

export const isIsoDate = (text: string): boolean => midnight(text) !== null

/** Whole days from one calendar day to another (negative if it is earlier), or null if either is not a date. */
export function daysBetween(from: IsoDate, to: IsoDate): number | null {
  const start = midnight(from)
  const end = midnight(to)
  return start === null || end === null ? null : Math.round((end - start) / MS_PER_DAY)
}

/** The calendar day `count` days after another. Throws RangeError if `from` is not a date. */
export function addDays(from: IsoDate, count: number): IsoDate {
  const start = midnight(from)
  if (start === null) throw new RangeError('not a calendar day')
  return new Date(start + count * MS_PER_DAY).toISOString().slice(0, 10)
}
