import { stepBoth, stepForward, TISSUE } from './day-step.ts'
import { add, addProduct, apply, at, dot } from './matrix.ts'
import type { StateModel } from './state-model.ts'

/** A state with its covariance. */
export type StateEstimate = { readonly mean: Float64Array; readonly covariance: Float64Array }

/**
 * A reading in the form that the filter needs: its observation row, its difference from what is known beforehand, kg,
 * and its variance, kg².
 */
export type Measured = {
  readonly day: number
  readonly row: Float64Array
  readonly kg: number
  readonly variance: number
}

/** The effect of a reading: how the state followed it, and how far it was from the expected value. */
export type Update = {
  readonly gain: Float64Array
  /** kg */
  readonly innovation: number
  /** Variance of the innovation, kg². */
  readonly variance: number
}

export type FilterRun = {
  /** One for each reading, in order. */
  readonly updates: readonly Update[]
  /** One for each day from the model's first, after the readings of the day; empty if they were not requested. */
  readonly estimates: readonly StateEstimate[]
  /** The estimate of the last day. */
  readonly latest: StateEstimate
}

const copyOf = ({ mean, covariance }: StateEstimate): StateEstimate => ({
  mean: mean.slice(),
  covariance: covariance.slice(),
})

/** The estimate before any reading. */
function firstEstimate({ size, first }: StateModel): StateEstimate {
  const covariance = new Float64Array(size * size)
  for (let index = 0; index < size; index++) covariance[index * size + index] = at(first.variance, index)
  return { mean: first.mean.slice(), covariance }
}

/** Updates an estimate with a reading. */
function update({ mean, covariance }: StateEstimate, { row, kg, variance }: Measured): Update {
  const gain = new Float64Array(row.length)
  apply(covariance, row, gain)
  const total = dot(row, gain) + variance
  const innovation = kg - dot(row, mean)
  addProduct(covariance, -1 / total, gain, gain)
  for (let index = 0; index < gain.length; index++) gain[index] = at(gain, index) / total
  add(mean, innovation, gain)
  return { gain, innovation, variance: total }
}

/** Predicts the next day from the estimate of a day, in place. */
function predict({ size, firstDay, steps }: StateModel, day: number, { mean, covariance }: StateEstimate): void {
  const step = steps[day - firstDay]
  if (step === undefined) throw new RangeError('The model ends before this day.')
  stepForward(step, mean)
  mean[TISSUE] = at(mean, TISSUE) + step.input
  stepBoth(stepForward, step, covariance, size)
  for (let index = 0; index < size; index++) {
    covariance[index * size + index] = at(covariance, index * size + index) + at(step.noise, index)
  }
}

/** Runs the filter from the model's first day to `lastDay`. Readings must be in order of their days. */
export function runFilter(
  model: StateModel,
  readings: readonly Measured[],
  { lastDay, withEstimates }: { readonly lastDay: number; readonly withEstimates: boolean },
): FilterRun {
  const latest = firstEstimate(model)
  const estimates: StateEstimate[] = []
  const updates: Update[] = []
  for (let day = model.firstDay; day <= lastDay; day++) {
    for (let next = readings[updates.length]; next?.day === day; next = readings[updates.length]) {
      updates.push(update(latest, next))
    }
    if (withEstimates) estimates.push(copyOf(latest))
    if (day < lastDay) predict(model, day, latest)
  }
  return { updates, estimates, latest }
}

/** The estimates of the days after `day`, the next one first, without further readings. */
export function runAhead(model: StateModel, from: StateEstimate, day: number): readonly StateEstimate[] {
  const estimate = copyOf(from)
  return Array.from({ length: model.lastDay - day }, (_, index) => {
    predict(model, day + index, estimate)
    return copyOf(estimate)
  })
}
