import type { Average } from '#domain/body/weight-trend.ts'
import { days, type Kg, kg } from '#domain/units.ts'
import { HALF_WIDTH } from '#domain/weight-filter/band.ts'
import { type ForecastDay, forecastDay } from './forecast-day.ts'

/** Where a weight lies relative to a forecast: lighter than nine in ten people and than the plan kept
 * every day, in the usual range, or heavier than nine in ten. */
export type Standing = {
  readonly kind: 'BELOW' | 'WITHIN' | 'ABOVE'
  readonly on: ForecastDay
  /** Distance from the range, kg; 0 within it. */
  readonly by: Kg
}

/** How far water, salt and the time of day move one reading, as a share of the weight; less for a mean of several. */
const ONE_READING = 0.01
/** A weight that stays within 3 % counts as maintained (Stevens et al., Int J Obes 2006). */
const KEPT = 0.03

/** A course on which the weight stays the same, for people with nothing to lose; its wide band is what counts as kept. */
export const steadyCourse = (weight: Kg, lastDay: number): readonly ForecastDay[] => {
  const sd = kg((KEPT * weight) / HALF_WIDTH[80])
  return Array.from({ length: lastDay + 1 }, (_, day) => forecastDay(weight, { day: days(day), weight, sd }, kg(0)))
}

/**
 * Compares an average with the forecast for the middle of its days; after the last day of the forecast, with that day.
 * Null before the plan began. Differences that water may explain are ignored.
 */
export function standingOf(
  { day, middle, weight, readings }: Average,
  course: readonly ForecastDay[],
): Standing | null {
  const on = day < 0 ? undefined : course[Math.min(Math.max(0, Math.round(middle)), course.length - 1)]
  if (on === undefined) return null
  const slack = (ONE_READING * weight) / Math.sqrt(readings)
  const low = Math.min(on.weight, on.most.low)
  const high = Math.max(on.weight, on.most.high)
  if (weight < low - slack) return { kind: 'BELOW', on, by: kg(low - weight) }
  if (weight > high + slack) return { kind: 'ABOVE', on, by: kg(weight - high) }
  return { kind: 'WITHIN', on, by: kg(0) }
}
