import type { FilterParameters } from './filter-parameters.ts'
import { type Measured, runAhead, runFilter, type StateEstimate } from './kalman-filter.ts'
import { smooth } from './smoother.ts'
import type { StateModel } from './state-model.ts'
import type { Reading } from './weighing-history.ts'

/** The statistical weight of a reading that cannot be of this body. */
const FAR_WEIGHT = 1e-8

export type RobustRun = {
  /** One for each day from the model's first: up to today smoothed over all readings, then predicted. */
  readonly estimates: readonly StateEstimate[]
  /** One for each reading: from 0, not believed, to slightly above 1, fully believed. */
  readonly weights: readonly number[]
}

/**
 * Input of a run: the initial weights of the readings, and the number of passes after which the weights count as
 * settled.
 */
export type RobustInput = {
  readonly readings: readonly Reading[]
  readonly far: readonly boolean[]
  readonly weights: readonly number[]
  readonly passes: number
  readonly today: number
  readonly parameters: FilterParameters
}

/** Readings in the form that the filter needs, without their variances. */
export function measured(model: StateModel, readings: readonly Reading[]): readonly Omit<Measured, 'variance'>[] {
  return readings.map(({ day, weight }) => ({
    day,
    row: model.readingRow(day),
    kg: weight - model.base(day) - model.weekdayWater(day),
  }))
}

/**
 * Filter and smoother with errors of Student's t: each pass weights the readings by the residuals of the pass before,
 * (nu + 1) / (nu + E[e²] / scale²), which is the expectation of their precision.
 */
export function robustRun(model: StateModel, input: RobustInput): RobustRun {
  const { readings, far, passes, today } = input
  const { scale, freedom } = input.parameters.reading
  const seen = measured(model, readings)
  let weights = far.map((isFar, index) => (isFar ? FAR_WEIGHT : (input.weights[index] ?? 1)))
  for (let pass = 1; ; pass++) {
    const taken: readonly Measured[] = seen.map((reading, index) => ({
      ...reading,
      variance: scale ** 2 / (weights[index] ?? 1),
    }))
    const isLast = pass >= passes
    const run = runFilter(model, taken, { lastDay: today, withEstimates: isLast })
    const { squaredErrors, estimates } = smooth(model, run, taken, today)
    if (isLast) return { estimates: [...estimates, ...runAhead(model, run.latest, today)], weights }
    weights = weights.map((weight, index) => {
      const square = squaredErrors[index]
      if (far[index] === true || square === undefined) return weight
      return (freedom + 1) / (freedom + square / scale ** 2)
    })
  }
}
