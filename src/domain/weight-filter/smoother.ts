import { stepBack, stepBoth } from './day-step.ts'
import type { FilterRun, Measured, StateEstimate, Update } from './kalman-filter.ts'
import { add, addProduct, apply, at, dot, multiply, quadratic } from './matrix.ts'
import type { StateModel } from './state-model.ts'

/** The backward recursion: what later readings say about a day, as an adjoint state and its information matrix. */
type Backward = { readonly adjoint: Float64Array; readonly information: Float64Array }

export type SmoothedRun = {
  /** One for each reading: the mean square of its error given all readings, kg². */
  readonly squaredErrors: readonly number[]
  /** One for each day from the model's first; empty if the filter kept no estimates. */
  readonly estimates: readonly StateEstimate[]
}

/**
 * The mean square error of a reading given all readings before and after it (Durbin and Koopman, Time Series Analysis
 * by State Space Methods, section 4.5). Then takes the backward recursion through the reading.
 */
function backThrough(update: Update, { row, variance }: Measured, back: Backward, spare: Float64Array): number {
  const { gain, innovation, variance: total } = update
  const { adjoint, information } = back
  const along = dot(gain, adjoint)
  const inner = quadratic(information, gain)
  apply(information, gain, spare)
  const error = variance * (innovation / total + along)
  const spread = variance - variance ** 2 * (1 / total + inner)
  add(adjoint, -along - innovation / total, row)
  addProduct(information, -2, row, spare)
  addProduct(information, inner + 1 / total, row, row)
  return error ** 2 + Math.max(0, spread)
}

function smoothedEstimate(
  { mean, covariance }: StateEstimate,
  { adjoint, information }: Backward,
  spare: Float64Array,
): StateEstimate {
  const size = mean.length
  const smoothed = mean.slice()
  apply(covariance, adjoint, smoothed)
  for (let index = 0; index < size; index++) smoothed[index] = at(mean, index) - at(smoothed, index)
  const rest = covariance.slice()
  multiply(covariance, information, size, spare)
  multiply(spare, covariance, size, rest)
  for (let index = 0; index < rest.length; index++) rest[index] = at(covariance, index) - at(rest, index)
  return { mean: smoothed, covariance: rest }
}

/**
 * Goes back through a run of the filter, so that each day's estimate includes later readings: the modified
 * Bryson-Frazier smoother, which inverts no matrix.
 */
export function smooth(
  { size, firstDay, steps }: StateModel,
  { updates, estimates }: FilterRun,
  readings: readonly Measured[],
  lastDay: number,
): SmoothedRun {
  const back: Backward = { adjoint: new Float64Array(size), information: new Float64Array(size * size) }
  const spare = new Float64Array(size)
  const spareMatrix = new Float64Array(size * size)
  const smoothed: StateEstimate[] = []
  const squaredErrors: number[] = []
  let index = readings.length - 1
  for (let day = lastDay; day >= firstDay; day--) {
    const step = steps[day - firstDay]
    if (day < lastDay && step !== undefined) {
      stepBack(step, back.adjoint)
      stepBoth(stepBack, step, back.information, size)
    }
    const estimate = estimates[day - firstDay]
    if (estimate !== undefined) smoothed[day - firstDay] = smoothedEstimate(estimate, back, spareMatrix)
    for (let reading = readings[index]; reading?.day === day; reading = readings[--index]) {
      const update = updates[index]
      if (update !== undefined) squaredErrors[index] = backThrough(update, reading, back, spare)
    }
  }
  return { squaredErrors, estimates: smoothed }
}
