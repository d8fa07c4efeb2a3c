import type { Forecast } from '#domain/forecast/forecast.ts'
import type { ForecastDay } from '#domain/forecast/forecast-day.ts'
import { YEAR } from '#domain/forecast/goal-reach.ts'
import type { Days } from '#domain/units.ts'

/** The forecasts that have a curve. */
export type CourseForecast = Extract<Forecast, { code: 'OK' | 'EVENT_TOO_SOON' | 'FAR_GOAL' }>

/** The day that the heading is about, and why. */
export type Headline = { readonly about: 'goal' | 'event' | 'milestone' | 'year'; readonly on: ForecastDay }

/** Before this day most of the loss is water, so no heading is about it. */
const EARLIEST_HEADLINE_DAY = 14

/** The day on which the plan reaches the goal if every day is kept; null if that takes more than two years. */
export const goalDayOf = (forecast: CourseForecast): Days | null =>
  forecast.code === 'FAR_GOAL' ? null : forecast.goalDay

/**
 * The heading is about an event before the goal unless it is too soon, otherwise about the day on which the plan reaches
 * the goal, otherwise about the first milestone, and about the end of the first year if both are later.
 */
export function headlineOf(forecast: CourseForecast): Headline {
  if (forecast.code === 'EVENT_TOO_SOON' && forecast.event.day >= EARLIEST_HEADLINE_DAY) {
    return { about: 'event', on: forecast.event }
  }
  const { days, milestone } = forecast
  const dayOf = (day: Days | null | undefined) => (day == null || day > YEAR ? undefined : days[day])
  const [onGoal, onMilestone] = [dayOf(goalDayOf(forecast)), dayOf(milestone?.day)]
  if (onGoal !== undefined) return { about: 'goal', on: onGoal }
  if (onMilestone !== undefined) return { about: 'milestone', on: onMilestone }
  const on = days[YEAR]
  if (on === undefined) throw new RangeError('a course has a first year')
  return { about: 'year', on }
}

/** The last day that is drawn and listed: the end of the first year, or a later event. */
export const lastShownDay = (forecast: CourseForecast): number =>
  Math.min(forecast.days.length - 1, Math.max(YEAR, forecast.event?.day ?? 0))
