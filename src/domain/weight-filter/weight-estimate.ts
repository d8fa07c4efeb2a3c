import { bodyAtWeight, maintenanceIntake } from '#domain/body/maintenance.ts'
import { type Days, days, type KcalPerDay, kcalPerDay, kg } from '#domain/units.ts'
import type { EstimatedDay } from './band.ts'
import { type ClassifiedReading, classifyReadings } from './classified-reading.ts'
import { CONSTANT, WANDERING } from './day-step.ts'
import { type FilterParameters, filterParameters } from './filter-parameters.ts'
import { type Fit, fitCourse } from './fit-course.ts'
import { at, dot, quadratic } from './matrix.ts'
import { START_OFF } from './start-off.ts'
import { viableBody } from './viable-body.ts'
import type { Reading, WeighingHistory } from './weighing-history.ts'
import { type TwoWeights, whoseReadings } from './whose-readings.ts'

/** Readings before this day say nothing about the plan. */
const EARLIEST = -90
/** The offset is reported as a mean of this many days: for a single day it is mostly guessed. */
const LATELY = 28
/** No band is wider than one with this share of the weight as its standard deviation: bodies have limits. */
const MOST_UNSURE = 0.2

/** An energy with its standard deviation, kcal/d. */
export type EstimatedEnergy = { readonly mean: KcalPerDay; readonly sd: KcalPerDay }

/** What the weight log shows about a person. */
export type WeightEstimate = {
  /**
   * Day by day, from the first reading or the start of the plan to the end of the horizon: up to today estimated from
   * the whole log, then projected with the energies planned ahead.
   */
  readonly days: readonly EstimatedDay[]
  readonly today: EstimatedDay
  /**
   * The net offset today: the energy to add to the planned one for the body model to match this person. Positive: the
   * person eats more, or spends less, than the plan assumes; scales cannot tell which.
   */
  readonly offset: EstimatedEnergy
  /** The same as a mean of the last four weeks: what has been observed, and is reported. */
  readonly offsetLately: EstimatedEnergy
  /** The intake that holds the estimated body, by the formulas alone. */
  readonly formulaMaintenance: KcalPerDay
  /** Energy of a kilogram lost or gained now, kcal/kg. */
  readonly density: number
  /** In order of their days. */
  readonly readings: readonly ClassifiedReading[]
  /** Two weights, either of which may be the member's; null if the estimate is surely of the member. */
  readonly unclear: TwoWeights | null
  /** Whether the readings suggest that the weight at the start was not the one in the answers. */
  readonly isStartUnlikely: boolean
}

function inOrder({ readings, today }: WeighingHistory): readonly Reading[] {
  return readings
    .filter(({ day }) => day <= today && day >= EARLIEST)
    .toSorted((a, b) => a.day - b.day || a.weight - b.weight)
}

const deviation = (row: Float64Array, covariance: Float64Array): number =>
  Math.sqrt(Math.max(0, quadratic(covariance, row)))

function offsets({ model, estimates }: Fit, today: number): Pick<WeightEstimate, 'offset' | 'offsetLately'> {
  const row = new Float64Array(model.size)
  row[CONSTANT] = 1
  row[WANDERING] = 1
  const on = (day: number): number => {
    const estimate = estimates[day - model.firstDay]
    return estimate === undefined ? 0 : dot(row, estimate.mean) + model.meanOffset(day)
  }
  const lately = Math.min(LATELY, Math.max(1, today))
  const total = Array.from({ length: lately }, (_, back) => on(today - back)).reduce((sum, value) => sum + value, 0)
  const latest = estimates[today - model.firstDay]
  const sdToday = latest === undefined ? 0 : deviation(row, latest.covariance)
  const middle = estimates[today - Math.floor(lately / 2) - model.firstDay]
  const sdLately = middle === undefined ? sdToday : deviation(row, middle.covariance)
  return {
    offset: { mean: kcalPerDay(on(today)), sd: kcalPerDay(sdToday) },
    offsetLately: { mean: kcalPerDay(total / lately), sd: kcalPerDay(sdLately) },
  }
}

/**
 * Evaluates the whole log: the weight now, this person's net offset, which readings are doubted, and the projected
 * weight for `horizon` days. Pure: the result does not depend on the order of the log, and a deleted reading leaves no
 * trace.
 */
export function estimateWeight(
  history: WeighingHistory,
  horizon: Days,
  parameters: FilterParameters = filterParameters,
): WeightEstimate {
  const body = viableBody(history.body)
  const { today } = history
  const readings = inOrder(history)
  const firstDay = Math.min(0, today, readings[0]?.day ?? 0)
  const lastDay = Math.max(0, today + horizon)
  const fit = fitCourse({ ...history, body }, readings, { firstDay, lastDay }, parameters)
  const { model, course, estimates } = fit
  const estimated = estimates.map(({ mean, covariance }, index): EstimatedDay => {
    const day = firstDay + index
    const row = model.weightRow(day)
    const weight = model.base(day) + dot(row, mean)
    return {
      day: days(day),
      weight: kg(weight),
      sd: kg(Math.min(MOST_UNSURE * body.physique.weight, deviation(row, covariance))),
    }
  })
  const now = estimated[today - firstDay]
  if (now === undefined) throw new RangeError('An estimate needs a day to be made for.')
  const start = estimated[-firstDay]?.weight ?? now.weight
  const expectedOn = (day: number): number => estimated[day - firstDay]?.weight ?? now.weight
  const classified = classifyReadings(readings, fit.weights, expectedOn)
  return {
    days: estimated,
    today: now,
    ...offsets(fit, today),
    formulaMaintenance: maintenanceIntake(body, bodyAtWeight(body, now.weight)),
    density: at(course.density, Math.max(0, today)),
    readings: classified,
    unclear: whoseReadings(classified, today),
    isStartUnlikely: fit.isStartOff || Math.abs(start / body.physique.weight - 1) > START_OFF,
  }
}
