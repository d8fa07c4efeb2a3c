import { daysBetween, type IsoDate } from '#domain/time.ts'

const dateOf = (year: number, month: string, day: number): IsoDate | undefined => {
  const date = new Date(`${day} ${month} ${year} UTC`)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10)
}

const isAfter = (today: IsoDate, date: IsoDate | undefined): boolean => date !== undefined && date >= today

/** The days from today meant by a text such as "June 12", "June 12, 2027", "12 June" or "June 2028"; null if it is not a date. */
export function displayedDays(words: string, today: IsoDate): { readonly from: number; readonly to: number } | null {
  const parts =
    /^(?<month>[A-Z][a-z]+)(?: (?<day>\d{1,2}))?(?:,? (?<year>\d{4}))?$/.exec(words) ??
    /^(?<day>\d{1,2}) (?<month>[A-Z][a-z]+)(?: (?<year>\d{4}))?$/.exec(words)
  if (parts === null) return null
  const { month = '', day, year } = parts.groups ?? {}
  const thisYear = Number(today.slice(0, 4))
  if (day === undefined) {
    const first = dateOf(Number(year), month, 1)
    if (first === undefined) return null
    const from = daysBetween(today, first) ?? 0
    return { from, to: from + 30 }
  }
  const years = year === undefined ? [thisYear, thisYear + 1] : [Number(year)]
  const date = years.map((candidate) => dateOf(candidate, month, Number(day))).find((one) => isAfter(today, one))
  const count = date === undefined ? null : daysBetween(today, date)
  return count === null ? null : { from: count, to: count }
}
