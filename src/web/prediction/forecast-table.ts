import { shortMonthName } from '#domain/day-names.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { exactMassText, spanText } from '#web/words/measures.ts'
import type { ForecastContext } from './forecast-context.ts'
import type { CourseForecast } from './headline.ts'

export type TableRow = {
  readonly day: number
  readonly date: string
  readonly weight: string
  readonly typical: string
}

/** Courses up to this many days have a row a week, longer ones a row every four weeks. */
const HALF_YEAR = 183

/** "21 Nov 2026": short, so that a row fits on one line on a phone. */
const shortDate = (date: IsoDate): string => `${Number(date.slice(8))} ${shortMonthName(date)} ${date.slice(0, 4)}`

/** The rows of the table: every week or every four weeks, and the last day. */
export function forecastTable({ days }: CourseForecast, { today, units }: ForecastContext): readonly TableRow[] {
  const last = days.length - 1
  const step = last <= HALF_YEAR ? 7 : 28
  return days
    .filter(({ day }) => day % step === 0 || day === last)
    .map(({ day, weight, typicalBest, typicalHigh }) => ({
      day,
      date: shortDate(addDays(today, day)),
      weight: exactMassText(weight, units),
      typical: spanText(exactMassText(typicalBest, units), exactMassText(typicalHigh, units), units),
    }))
}
