import type { IsoDate } from '#domain/time.ts'

/** The same day of a later month, or its last day: a month after January 31 is the last of February. */
export function monthsAfter(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
