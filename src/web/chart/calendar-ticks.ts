import { addDays, daysBetween, type IsoDate } from '#domain/time.ts'
import { shortDateText, shortMonthName } from '#web/words/dates.ts'

export type Tick = { readonly day: number; readonly label: string }

/** An axis of fewer days than this has ticks for days or weeks, a longer one for months. */
const SHORT = 60
/** On an axis of more days than this, January is labelled with the year. */
const LONG = 365

const monthStart = (year: number, month: number): IsoDate =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)

/** Ticks at equal distances of days or weeks. */
function someDays(from: IsoDate, last: number, most: number): readonly Tick[] {
  const step = [1, 2, 7].find((days) => last / days <= most) ?? 7 * Math.ceil(last / 7 / most)
  return Array.from({ length: Math.floor(last / step) }, (_, place) => {
    const day = (place + 1) * step
    const date = addDays(from, day)
    return { day, label: shortDateText(date) }
  })
}

/** Ticks at every `step`-th month, counted so that January is one of them. */
function months(from: IsoDate, last: number, step: number): readonly Tick[] {
  const year = Number(from.slice(0, 4))
  const ticks: Tick[] = []
  for (let month = Number(from.slice(5, 7)); ; month++) {
    const date = monthStart(year, month)
    const day = daysBetween(from, date) ?? 0
    if (day > last) return ticks
    if (month % step !== 0) continue
    ticks.push({ day, label: month % 12 === 0 && last > LONG ? date.slice(0, 4) : shortMonthName(date) })
  }
}

/** Ticks of an axis of days that starts on a date: at most `most` days, weeks, months or years. */
export function calendarTicks(from: IsoDate, last: number, most: number): readonly Tick[] {
  if (last < SHORT) return someDays(from, last, most)
  for (const step of [1, 2, 3, 6]) {
    const ticks = months(from, last, step)
    if (ticks.length <= most) return ticks
  }
  const years = months(from, last, 12)
  const everyFew = (count: number) => years.filter(({ label }) => Number(label) % count === 0)
  return [1, 2, 5, 10, 20, 50].map(everyFew).find((ticks) => ticks.length <= most) ?? []
}
