import { addDays } from '#domain/time.ts'
import { shortFullDateText } from '#web/words/dates.ts'
import { exactMassText } from '#web/words/measures.ts'
import type { ForecastContext } from './forecast-context.ts'
import { type CourseForecast, type Headline, lastShownDay } from './headline.ts'
import { bandText } from './prediction-text.ts'

export type TableRow = {
  readonly day: number
  readonly date: string
  readonly half: string
  readonly most: string
  readonly weight: string
}

/** The table has a row every four weeks. */
const FOUR_WEEKS = 28

/** The rows of the table: every four weeks, the day of the heading, and the last day. */
export function forecastTable(
  forecast: CourseForecast,
  { on }: Headline,
  context: ForecastContext,
): readonly TableRow[] {
  const last = lastShownDay(forecast)
  return forecast.days
    .filter(({ day }) => day <= last && (day % FOUR_WEEKS === 0 || day === on.day || day === last))
    .map((row) => ({
      day: row.day,
      date: shortFullDateText(addDays(context.today, row.day)),
      half: bandText(row, 'half', context),
      most: bandText(row, 'most', context),
      weight: exactMassText(row.weight, context.units),
    }))
}
