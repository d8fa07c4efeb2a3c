import type { BalancedBody } from '#domain/body/balanced-body.ts'
import type { Stage } from '#domain/body/loss-plan.ts'
import { days, kg } from '#domain/units.ts'
import type { EstimatedDay } from '#domain/weight-filter/band.ts'
import { bandWithoutReadings } from '#domain/weight-filter/band-without-readings.ts'

/**
 * Up to this day the filter says what to expect; its parameters were never compared with people beyond it. Later days
 * follow published programmes (docs/decisions/0055-a-forecast-of-people.md has their figures).
 */
const HALF_YEAR = days(182)

/**
 * The share of the loss of half a year that is still there in the long run. Programmes with a group or a coach keep about
 * half (Look AHEAD, Franz 2007, WRAP). Those that are an app or a website alone keep less: a mean of 1 kg after two years
 * (CITY), and a quarter of people 5 % lighter after one (WW Online). This product has no group and no coach.
 */
const KEPT = 0.3

/** How slowly the rest comes back, days: the weight levels off first, with a plateau at six months (Franz 2007). */
const COMES_BACK = 85

/**
 * Growth of the variance between people in a year, as a share of that at half a year. Standard deviations were 6.1 kg
 * after one year (Heshka 2003) and 9.6 to 9.8 kg after five (WRAP), in people of about 95 kg.
 */
const SPREADS = 0.35
const YEAR = 365

/** The share of the loss of half a year that people still have some days later. */
function keptAfter(past: number): number {
  const time = past / COMES_BACK
  return KEPT + (1 - KEPT) * (1 + time) * Math.exp(-time)
}

/**
 * What to expect of people who get a plan, from day 0 to `lastDay`: mean and standard deviation of their weights. In the
 * first half year that is the filter without readings, then a plateau and a partial regain. The mean never rises above
 * the start, although the offset that the filter assumes would lift it there once a short plan is over: on average
 * nobody's programme ended above its start (Franz 2007).
 */
export function peopleWithPlan(body: BalancedBody, stages: readonly Stage[], lastDay: number): readonly EstimatedDay[] {
  const band = bandWithoutReadings(body, stages, days(Math.min(lastDay, HALF_YEAR)))
  const [start, end] = [band[0], band.at(-1)]
  if (start === undefined || end === undefined) throw new RangeError('A plan has no days before its first.')
  const first = band.map((on) => ({ ...on, weight: kg(Math.min(on.weight, start.weight)) }))
  const lost = Math.max(0, start.weight - end.weight)
  const later = Array.from({ length: Math.max(0, lastDay - end.day) }, (_, index): EstimatedDay => {
    const past = index + 1
    return {
      day: days(end.day + past),
      weight: kg(start.weight - lost * keptAfter(past)),
      sd: kg(end.sd * Math.sqrt(1 + (SPREADS * past) / YEAR)),
    }
  })
  return [...first, ...later]
}
