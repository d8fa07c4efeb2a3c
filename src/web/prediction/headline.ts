import type { ForecastDay } from '#domain/body/course.ts'
import type { Forecast } from '#domain/body/forecast.ts'
import type { Days } from '#domain/units.ts'

/** The forecasts that have a curve. */
export type CourseForecast = Extract<Forecast, { code: 'OK' | 'EVENT_TOO_SOON' | 'FAR_GOAL' }>

/** The day that the heading is about, and why. */
export type Headline = { readonly about: 'goal' | 'event' | 'milestone' | 'horizon'; readonly on: ForecastDay }

/** Before this day most of the loss is water, so no heading is about it. */
const EARLIEST_HEADLINE_DAY = 14

/** The day on which the goal is reached; null if that takes more than two years. */
export const goalDayOf = (forecast: CourseForecast): Days | null =>
  forecast.code === 'FAR_GOAL' ? null : forecast.goalDay

/**
 * The heading is about an event before the goal unless it is too soon, otherwise about the goal, otherwise about the
 * first milestone, otherwise about the last day of the forecast.
 */
export function headlineOf(forecast: CourseForecast): Headline {
  if (forecast.code === 'EVENT_TOO_SOON' && forecast.event.day >= EARLIEST_HEADLINE_DAY) {
    return { about: 'event', on: forecast.event }
  }
  const { days, milestone } = forecast
  const goalDay = goalDayOf(forecast)
  const target = goalDay ?? milestone?.day
  const day = target === undefined ? undefined : days[target]
  if (day !== undefined) return { about: goalDay === null ? 'milestone' : 'goal', on: day }
  const last = days.at(-1)
  if (last === undefined) throw new RangeError('a course has a first day')
  return { about: 'horizon', on: last }
}
